'use client'; // What is filled in is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { CaptchaRun } from '@/components/ui/captcha';
import { CaptchaGuard } from '@/components/ui/captcha-guard';
import { captchaToken } from '@/components/ui/captcha-token';
import { FormSummary } from '@/components/ui/form-summary';
import { ProofField } from '@/components/ui/proof-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUploads } from '@/lib/browser/use-uploads';
import { readFields } from './read-fields';

/** What is wrong with a field, in words. */
export type ErrorOf = (field: string) => string | undefined;

interface ClaimFormProps {
  readonly path: `/api/${string}`;
  readonly submitLabel: string;
  /** Said once it was taken. */
  readonly doneText: string;
  /** What the fields cannot say: a draw next to its sponsor, the action of a step. */
  readonly extra?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Pictures can be sent along; the label says what they show, the hint what is expected. */
  readonly proof?: { readonly label: string; readonly hint: string; readonly most: number };
  /** The captcha's key for a form that asks for one; null where the product runs without (D30). */
  readonly captchaSiteKey?: string | null;
  readonly children: (errorOf: ErrorOf) => ReactNode;
}

/** The frame of every form of claims: summary, fields, pictures, one button that waits while something is under way. */
export function ClaimForm(props: ClaimFormProps) {
  const { path, submitLabel, doneText, extra, proof, captchaSiteKey = null, children } = props;
  const t = useTranslations('claimForms');
  const router = useRouter();
  const captcha = useRef<CaptchaRun | null>(null);
  const uploads = useUploads(proof?.most ?? 0);
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit({
    path,
    read: (fields) => {
      const values = readFields(fields);
      return { ...values, ...extra?.(values), ...(proof ? { file: uploads.ids } : {}) };
    },
    along: () => captchaToken(captcha.current),
    empties: true,
    done: () => {
      uploads.clear();
      showToast('success', doneText);
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      {children(errorOf)}
      {proof ? <ProofField {...proof} error={errorOf('file')} uploads={uploads} /> : null}
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabled={!isReady || uploads.isSending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {uploads.isSending ? t('sendingPictures') : submitLabel}
      </Button>
      <CaptchaGuard siteKey={captchaSiteKey} run={captcha} />
    </form>
  );
}
