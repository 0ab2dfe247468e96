'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, type SyntheticEvent, useState } from 'react';
import type { ErrorBody } from '@/contract/error-body';
import { errorTexts, ruleText } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import { showToast } from '@/lib/browser/toast';
import type { CaptchaRun } from './captcha';
import { checkRegistration, type RegisterField } from './register-rules';
import { useEnter } from './use-enter';

/** The register form's one action: what the browser can check, then the server's word; on success the visitor is logged in. */
export function useRegister(captcha: RefObject<CaptchaRun | null>) {
  const t = useTranslations();
  const enter = useEnter();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ErrorBody>({});
  const [summary, setSummary] = useState<readonly string[]>([]);

  const refuse = (body: ErrorBody) => {
    setError(body);
    setSummary(errorTexts(body, t));
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = valuesOf(event.currentTarget);
    const errors = checkRegistration(values);
    if (Object.keys(errors).length > 0) return refuse({ errors });
    setIsBusy(true);
    const sent = await sendJson('POST', '/api/register', { ...values, ...(await tokenOf(captcha.current)) });
    if (sent.ok) return enter();
    refuse(sent.error);
    for (const text of errorTexts(sent.error, t)) showToast('error', text);
    setIsBusy(false);
  };

  const errorOf = (field: RegisterField): string | undefined => {
    const rule = error.errors?.[field]?.[0];
    return rule === undefined ? undefined : ruleText(rule, t);
  };
  return { isBusy, summary, errorOf, submit };
}

function valuesOf(form: HTMLFormElement): Record<RegisterField, string> {
  const data = new FormData(form);
  const value = (field: RegisterField) => String(data.get(field) ?? '');
  return {
    username: value('username'),
    email: value('email'),
    password: value('password'),
    password_confirmation: value('password_confirmation'),
  };
}

/** Nothing without a key, and nothing while Google does not answer: the server then says what it misses. */
async function tokenOf(run: CaptchaRun | null): Promise<{ 'g-recaptcha-response'?: string }> {
  const token = await run?.('login').catch(() => undefined);
  return token === undefined ? {} : { 'g-recaptcha-response': token };
}
