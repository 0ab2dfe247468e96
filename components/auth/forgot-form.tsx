'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';
import type { CaptchaRun } from './captcha';
import { CaptchaNotice } from './captcha-notice';
import { captchaToken } from './captcha-token';

const Captcha = dynamic(() => import('./captcha').then((module) => module.Captcha), { ssr: false });

interface ForgotFormProps {
  /** Without a key the form works without a captcha (D30). */
  readonly captchaSiteKey: string | null;
}

/** Asks for a link to a new password. What it says afterwards is the same for every address (T-AU-7). */
export function ForgotForm({ captchaSiteKey }: ForgotFormProps) {
  const t = useTranslations('auth');
  const captcha = useRef<CaptchaRun | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: '/api/forgot-password',
    read: async (fields) => ({
      email: String(fields.get('email') ?? ''),
      ...(await captchaToken(captcha.current)),
    }),
    done: () => setIsSent(true),
  });
  if (isSent) {
    return (
      <p role="status" className="rounded-card border border-green/35 bg-green/10 px-4 py-3 leading-relaxed">
        {t('forgotSent')}
      </p>
    );
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      onFocus={() => setIsTouched(true)}
      noValidate
      className="grid gap-5"
    >
      <p className="leading-relaxed text-text-2">{t('forgotText')}</p>
      <FormSummary texts={summary} />
      <Field
        name="email"
        type="email"
        label={t('email')}
        error={errorOf('email')}
        autoComplete="email"
        required
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isHydrated} className="w-full">
        {t('forgotSend')}
      </Button>
      {captchaSiteKey ? <CaptchaNotice /> : null}
      {captchaSiteKey && isTouched ? <Captcha siteKey={captchaSiteKey} run={captcha} /> : null}
    </form>
  );
}
