'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from './field';
import { Icon } from './icon';

interface PasswordFieldProps {
  readonly name: 'password' | 'password_confirmation' | 'current_password';
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A masked field that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('auth');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t('showPassword', { label: props.label })}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 end-0.5 grid w-11 place-items-center rounded-card text-text-3 hover:text-text"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
