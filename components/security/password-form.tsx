'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { NewPasswordFields } from '@/components/ui/new-password-fields';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

/** The current password, and the new one twice. Other logins end, this one stays. */
export function PasswordForm() {
  const t = useTranslations();
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: callTo('password'),
    read: (fields) => ({
      current_password: String(fields.get('current_password') ?? ''),
      password: String(fields.get('password') ?? ''),
      password_confirmation: String(fields.get('password_confirmation') ?? ''),
    }),
    empties: true,
    done: () => {
      showToast('success', t('toasts.passwordChanged'));
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...form} save={t('securityOwn.save')}>
      <PasswordField
        name="current_password"
        label={t('securityOwn.currentPassword')}
        error={errorOf('current_password')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        label={t('auth.newPassword')}
        labelAgain={t('auth.newPasswordAgain')}
        errorOf={errorOf}
      />
    </OneButtonForm>
  );
}
