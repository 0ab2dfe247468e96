'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import type { PendingCodeWire } from '@/contract/verification';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
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
  const { errorOf, ...form } = useSubmit<{ readonly data: PendingCodeWire }>({
    path: callTo('phone'),
    read: (fields) => ({ phone: String(fields.get('phone') ?? '') }),
    done: ({ data }) => {
      showToast('info', t('sent'));
      setSent(data);
      if (isChange) router.refresh();
    },
  });
  if (sent) return <PhoneCodeForm number={sent.number} onOther={() => setSent(null)} />;
  return (
    <OneButtonForm {...form} save={t(isChange ? 'change' : 'send')} className="mt-5">
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
    </OneButtonForm>
  );
}
