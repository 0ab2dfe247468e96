'use client';

import { useTranslations } from 'next-intl';
import { ExactField } from '@/components/ui/exact-field';
import { Field } from '@/components/ui/field';
import { NewPasswordFields } from '@/components/ui/new-password-fields';
import type { RegisterField } from '@/lib/browser/check-registration';

interface RegisterFieldsProps {
  readonly errorOf: (field: RegisterField) => string | undefined;
}

/** Kullanıcı Adı, E-Mail, Şifre, Şifre Tekrar (specification 2). */
export function RegisterFields({ errorOf }: RegisterFieldsProps) {
  const t = useTranslations('auth');
  return (
    <>
      <ExactField name="username" label={t('username')} error={errorOf('username')} autoComplete="username" />
      <Field
        name="email"
        type="email"
        label={t('email')}
        error={errorOf('email')}
        autoComplete="email"
        required
      />
      <NewPasswordFields label={t('password')} labelAgain={t('passwordAgain')} errorOf={errorOf} />
    </>
  );
}
