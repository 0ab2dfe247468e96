'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

/** Asks for another address, with the password once more. What it says afterwards is the same for every address. */
export function EmailForm() {
  const t = useTranslations('securityOwn');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: callTo('email'),
    read: (fields) => ({
      email: String(fields.get('email') ?? ''),
      password: String(fields.get('password') ?? ''),
    }),
    empties: true,
    done: () => {
      showToast('success', t('emailSent'));
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...form} save={t('saveEmail')}>
      <Field
        name="email"
        type="email"
        label={t('newEmail')}
        error={errorOf('email')}
        autoComplete="email"
        required
      />
      <PasswordField
        name="password"
        label={t('emailPassword')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
    </OneButtonForm>
  );
}
