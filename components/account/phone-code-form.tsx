'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

interface PhoneCodeFormProps {
  /** Where the code went, but for its middle digits. */
  readonly number: string;
  readonly onOther: () => void;
}

/** Asks for the six digits; phones offer them from the message. */
export function PhoneCodeForm({ number, onOther }: PhoneCodeFormProps) {
  const t = useTranslations('verifyOwn');
  const router = useRouter();
  const { reload } = useUser();
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit({
    path: callTo('phoneCode'),
    read: (fields) => ({ code: String(fields.get('code') ?? '') }),
    done: async () => {
      await reload().catch(() => null);
      showToast('success', t('verified'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
      <FormSummary texts={summary} />
      <Field
        name="code"
        inputMode="numeric"
        label={t('code')}
        hint={t('codeHint', { number })}
        error={errorOf('code')}
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isReady}>
          {t('verify')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </form>
  );
}
