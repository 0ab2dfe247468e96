'use client'; // The decision is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { TextareaField } from '@/components/ui/textarea-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface DecideRequestProps {
  readonly id: number;
  readonly isOwn: boolean;
  readonly mayConfirm: boolean;
}

interface Decided {
  readonly data: { readonly state: 'confirmed' | 'refused' | 'withdrawn' };
}

/** Confirms or refuses what another admin asked for, with a note; who asked withdraws it. */
export function DecideRequest({ id, isOwn, mayConfirm }: DecideRequestProps) {
  const t = useTranslations('desk.fourEyes');
  const router = useRouter();
  const action = useRef<'confirm' | 'refuse'>('refuse');
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit<Decided>({
    path: deskCallTo('deskFourEyesDecision', String(id)),
    read: (fields) => ({ action: action.current, reason: fields.get('reason') }),
    done: ({ data }) => {
      showToast('success', t(data.state));
      router.refresh();
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <FormSummary texts={summary} />
      <TextareaField
        name="reason"
        label={t('why')}
        hint={t('whyHint')}
        error={errorOf('reason')}
        rows={2}
        maxLength={400}
        required
      />
      <div className="flex flex-wrap gap-3">
        {mayConfirm ? (
          <Button
            type="submit"
            onClick={() => {
              action.current = 'confirm';
            }}
            variant="primary"
            isBusy={isBusy}
            disabled={!isReady}
          >
            {t('confirm')}
          </Button>
        ) : null}
        <Button
          type="submit"
          onClick={() => {
            action.current = 'refuse';
          }}
          variant="secondary"
          isBusy={isBusy}
          disabled={!isReady}
        >
          {t(isOwn ? 'withdraw' : 'refuse')}
        </Button>
      </div>
    </form>
  );
}
