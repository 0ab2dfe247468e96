'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CaptchaRun } from '@/components/ui/captcha';
import { CaptchaGuard } from '@/components/ui/captcha-guard';
import { captchaToken } from '@/components/ui/captcha-token';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface ForgotFormProps {
  /** Without a key the form works without a captcha (D30). */
  readonly captchaSiteKey: string | null;
}

/** Asks for a link to a new password. What it says afterwards is the same for every address (T-AU-7). */
export function ForgotForm({ captchaSiteKey }: ForgotFormProps) {
  const t = useTranslations('auth');
  const captcha = useRef<CaptchaRun | null>(null);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit({
    path: callTo('forgotPassword'),
    read: (fields) => ({ email: String(fields.get('email') ?? '') }),
    along: () => captchaToken(captcha.current),
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
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
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
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isReady} className="w-full">
        {t('forgotSend')}
      </Button>
      <CaptchaGuard siteKey={captchaSiteKey} run={captcha} />
    </form>
  );
}
