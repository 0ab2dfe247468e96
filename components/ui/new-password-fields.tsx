'use client';

import { useTranslations } from 'next-intl';
import { PasswordField } from './password-field';

interface NewPasswordFieldsProps {
  /** What the two fields are called: a first password and one in its place differ. */
  readonly label: string;
  readonly labelAgain: string;
  readonly errorOf: (field: 'password' | 'password_confirmation') => string | undefined;
}

/** A password that is being chosen, typed twice, with what is asked of it (D29). */
export function NewPasswordFields({ label, labelAgain, errorOf }: NewPasswordFieldsProps) {
  const t = useTranslations('auth');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t('passwordHint')}
        error={errorOf('password')}
        autoComplete="new-password"
      />
      <PasswordField
        name="password_confirmation"
        label={labelAgain}
        error={errorOf('password_confirmation')}
        autoComplete="new-password"
      />
    </>
  );
}
