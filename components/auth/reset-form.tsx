'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { NewPasswordFields } from '@/components/ui/new-password-fields';
import { loginRouteWith } from '@/lib/browser/next-path';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { AuthLink } from './auth-link';
import { useLinkToken } from './use-link-token';

/** Sets a new password with the token of the mailed link, which the address bar no longer shows. */
export function ResetForm() {
  const t = useTranslations();
  const router = useRouter();
  const token = useLinkToken();
  const { forget } = useUser();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: callTo('resetPassword'),
    read: (fields) => ({
      token: token ?? '',
      password: String(fields.get('password') ?? ''),
      password_confirmation: String(fields.get('password_confirmation') ?? ''),
    }),
    done: async () => {
      await forget();
      showToast('success', t('toasts.passwordReset'));
      router.push(loginRouteWith(''));
    },
  });
  if (token === '') {
    return (
      <div className="grid gap-5 leading-relaxed text-text-2">
        <p>{t('auth.resetNoToken')}</p>
        <AuthLink to="forgot">{t('auth.resetAgain')}</AuthLink>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      <NewPasswordFields
        label={t('auth.newPassword')}
        labelAgain={t('auth.newPasswordAgain')}
        errorOf={errorOf}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={token === null} className="w-full">
        {t('auth.resetSave')}
      </Button>
      {errorOf('token') ? (
        <p className="text-center text-sm">
          <AuthLink to="forgot">{t('auth.resetAgain')}</AuthLink>
        </p>
      ) : null}
    </form>
  );
}
