'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { AuthLink } from './auth-link';
import type { CaptchaRun } from './captcha';
import { CaptchaNotice } from './captcha-notice';
import { RegisterFields } from './register-fields';
import { useRegister } from './use-register';

const Captcha = dynamic(() => import('./captcha').then((module) => module.Captcha), { ssr: false });

interface RegisterFormProps {
  /** Without a key the form works without a captcha (D30). */
  readonly captchaSiteKey: string | null;
}

/** Four fields and a button that waits. The captcha is fetched once the form is touched. */
export function RegisterForm({ captchaSiteKey }: RegisterFormProps) {
  const t = useTranslations('auth');
  const captcha = useRef<CaptchaRun | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const { isBusy, summary, errorOf, submit } = useRegister(captcha);
  const isHydrated = useHydrated();
  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={() => setIsTouched(true)}
      noValidate
      className="grid gap-5"
    >
      <FormSummary texts={summary} />
      <RegisterFields errorOf={errorOf} />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isHydrated} className="w-full">
        {t('register')}
      </Button>
      {captchaSiteKey ? <CaptchaNotice /> : null}
      {captchaSiteKey && isTouched ? <Captcha siteKey={captchaSiteKey} run={captcha} /> : null}
      <p className="text-center text-sm text-text-2">
        {t.rich('hasAccount', { link: (text) => <AuthLink to="login">{text}</AuthLink> })}
      </p>
    </form>
  );
}
