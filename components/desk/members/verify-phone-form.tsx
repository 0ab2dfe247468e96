'use client'; // The number goes along with the reason.

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';

interface VerifyPhoneFormProps {
  readonly id: string;
  /** The number that was verified last. */
  readonly phone: string | null;
}

/** Counts a number as a member's that the team has checked by other means. */
export function VerifyPhoneForm({ id, phone }: VerifyPhoneFormProps) {
  const t = useTranslations('desk.member.steps.verify_phone');
  return (
    <StepForm
      step="verify_phone"
      title={t('title')}
      path={deskCallTo('deskMemberVerification', id)}
      read={(fields) => ({ what: 'phone', phone: fields.get('phone') })}
      fields={(errorOf) => (
        <Field
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          error={errorOf('phone')}
          defaultValue={phone ?? ''}
          inputMode="tel"
          autoComplete="off"
          required
        />
      )}
    />
  );
}
