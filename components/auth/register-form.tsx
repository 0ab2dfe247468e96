'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { CaptchaRun } from '@/components/ui/captcha';
import { CaptchaGuard } from '@/components/ui/captcha-guard';
import { FormSummary } from '@/components/ui/form-summary';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { AuthLink } from './auth-link';
import { ConsentFields } from './consent-fields';
import { RegisterFields } from './register-fields';
import { useRegister } from './use-register';

interface RegisterFormProps {
  /** Without a key the form works without a captcha (D30). */
  readonly captchaSiteKey: string | null;
}

/** Four fields, two boxes and a button that waits. */
export function RegisterForm({ captchaSiteKey }: RegisterFormProps) {
  const t = useTranslations('auth');
  const captcha = useRef<CaptchaRun | null>(null);
  const { isBusy, summary, errorOf, submit } = useRegister(captcha);
  const isHydrated = useHydrated();
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      <RegisterFields errorOf={errorOf} />
      <ConsentFields errorOf={errorOf} />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isHydrated} className="w-full">
        {t('register')}
      </Button>
      <CaptchaGuard siteKey={captchaSiteKey} run={captcha} />
      <p className="text-center text-sm text-text-2">
        {t.rich('hasAccount', { link: (text) => <AuthLink to="login">{text}</AuthLink> })}
      </p>
    </form>
  );
}
