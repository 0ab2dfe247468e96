'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import type { RegisterField } from './register-rules';

interface RegisterFieldsProps {
  readonly errorOf: (field: RegisterField) => string | undefined;
}

/** Kullanıcı Adı, E-Mail, Şifre, Şifre Tekrar (specification 2). */
export function RegisterFields({ errorOf }: RegisterFieldsProps) {
  const t = useTranslations('auth');
  return (
    <>
      <Field
        name="username"
        label={t('username')}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <Field
        name="email"
        type="email"
        label={t('email')}
        error={errorOf('email')}
        autoComplete="email"
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        name="password_confirmation"
        label={t('passwordAgain')}
        error={errorOf('password_confirmation')}
        autoComplete="new-password"
      />
    </>
  );
}
