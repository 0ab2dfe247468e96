'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import type { PendingCodeWire } from '@/contract/verification';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';
import { PhoneCodeForm } from './phone-code-form';

interface PhoneFormProps {
  /** A code that is under way already. */
  readonly pending: PendingCodeWire | null;
  /** A verified number is to be replaced. */
  readonly isChange: boolean;
}

/** Asks for a number, then for the code that went to it. */
export function PhoneForm({ pending, isChange }: PhoneFormProps) {
  const t = useTranslations('verifyOwn');
  const router = useRouter();
  const [sent, setSent] = useState(pending);
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit<{ readonly data: PendingCodeWire }>({
    path: '/api/user/phone',
    read: (fields) => ({ phone: String(fields.get('phone') ?? '') }),
    done: ({ data }) => {
      showToast('info', t('sent'));
      setSent(data);
      if (isChange) router.refresh();
    },
  });
  if (sent) return <PhoneCodeForm number={sent.number} onOther={() => setSent(null)} />;
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-4">
      <FormSummary texts={summary} />
      <Field
        name="phone"
        type="tel"
        inputMode="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        error={errorOf('phone')}
        autoComplete="tel"
        required
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        disabled={!isHydrated}
        className="justify-self-start"
      >
        {t(isChange ? 'change' : 'send')}
      </Button>
    </form>
  );
}
