'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { sendJson } from '@/lib/browser/send-json';
import { showErrors } from '@/lib/browser/toast';
import { callTo } from '@/lib/calls';
import { loginFailureTexts } from './login-failure-texts';
import { useEnter } from './use-enter';

/** The login form's one action. No rule is checked here (specification 5): the server decides. */
export function useLogin() {
  const t = useTranslations();
  const enter = useEnter();
  const [isBusy, setIsBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>([]);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    const sent = await sendJson('POST', callTo('login'), {
      email: String(form.get('email') ?? ''),
      password: String(form.get('password') ?? ''),
      ...(needsCode ? { code: String(form.get('code') ?? '') } : {}),
    });
    if (sent.ok) return enter();
    if (sent.error.error === 'second_factor_required') {
      setNeedsCode(true);
      setFailure([]);
      setIsBusy(false);
      return;
    }
    const texts = loginFailureTexts(sent, t);
    setFailure(texts);
    showErrors(texts);
    setIsBusy(false);
  };
  return { isBusy, needsCode, failure, submit };
}
