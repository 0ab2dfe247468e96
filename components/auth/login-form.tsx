'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ExactField } from '@/components/ui/exact-field';
import { FormSummary } from '@/components/ui/form-summary';
import { PasswordField } from '@/components/ui/password-field';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { AuthLink } from './auth-link';
import { useLogin } from './use-login';

/**
 * User name or e-mail, password, the way back for who forgot it; then the code of a second factor for who has one. The button waits while a
 * login is under way.
 */
export function LoginForm() {
  const t = useTranslations('auth');
  const { isBusy, needsCode, failure, submit } = useLogin();
  const isHydrated = useHydrated();
  return (
    // `post` keeps what is typed out of the address should the form be sent before the script has run.
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={failure} />
      {needsCode ? (
        <ExactField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          // The form is at this step because somebody has just pressed its button.
          autoFocus
        />
      ) : null}
      <div hidden={needsCode} className={needsCode ? 'hidden' : 'grid gap-5'}>
        <ExactField name="email" label={t('identifier')} autoComplete="username" />
        <div className="grid">
          <PasswordField name="password" label={t('password')} autoComplete="current-password" />
          <p className="mt-1 justify-self-end text-sm">
            <AuthLink to="forgot">{t('forgot')}</AuthLink>
          </p>
        </div>
      </div>
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isHydrated} className="w-full">
        {t('login')}
      </Button>
      <p className="text-center text-sm text-text-2">
        {t.rich('noAccount', { link: (text) => <AuthLink to="register">{text}</AuthLink> })}
      </p>
    </form>
  );
}
