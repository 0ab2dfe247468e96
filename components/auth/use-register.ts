'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, type SyntheticEvent, useState } from 'react';
import type { CaptchaRun } from '@/components/ui/captcha';
import { captchaToken } from '@/components/ui/captcha-token';
import {
  checkRegistration,
  type RegisterField,
  type Registration,
  withoutPassword,
  withTaken,
} from '@/lib/browser/check-registration';
import { loginRouteWith } from '@/lib/browser/next-path';
import { sendJson } from '@/lib/browser/send-json';
import { showToast } from '@/lib/browser/toast';
import { useRefusal } from '@/lib/browser/use-refusal';
import { callTo } from '@/lib/calls';
import { useEnter } from './use-enter';

interface Registered {
  /** `false` where the account stands but the login after it failed. */
  readonly logged_in: boolean;
}

/**
 * The register form's one action: what the browser can check and the server's word in one round; on success the visitor is logged in,
 * or sent to the login where only that failed.
 */
export function useRegister(captcha: RefObject<CaptchaRun | null>) {
  const t = useTranslations();
  const enter = useEnter();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const { refuse, summary, errorOf } = useRefusal();

  const leadToLogin = () => {
    showToast('info', t('toasts.registered'));
    router.push(loginRouteWith(window.location.search));
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = readValues(form);
    const errors = checkRegistration(values);
    const isWhole = Object.keys(errors).length === 0;
    if (!isWhole && errors.username && errors.email) return refuse({ errors }, form);
    setIsBusy(true);
    const token = await captchaToken(captcha.current);
    const body = { ...(isWhole ? values : withoutPassword(values)), ...token };
    const sent = await sendJson<Registered>('POST', callTo('register'), body);
    if (sent.ok) return sent.data.logged_in ? enter() : leadToLogin();
    refuse(isWhole ? sent.error : { errors: withTaken(errors, sent.error) }, form);
    setIsBusy(false);
  };

  return { isBusy, summary, errorOf, submit };
}

function readValues(form: HTMLFormElement): Registration {
  const data = new FormData(form);
  const value = (field: RegisterField) => String(data.get(field) ?? '');
  return {
    username: value('username'),
    email: value('email'),
    password: value('password'),
    password_confirmation: value('password_confirmation'),
    adult_confirmed: data.has('adult_confirmed'),
    terms_accepted: data.has('terms_accepted'),
  };
}
