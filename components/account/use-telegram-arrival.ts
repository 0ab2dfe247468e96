'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { errorTexts } from '@/lib/browser/error-texts';
import { sendJson } from '@/lib/browser/send-json';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

/** How often a page that waits for the bot asks whether the account is linked; milliseconds. */
const askEveryMs = 3000;

/**
 * Sees a Telegram account arrive: from the fragment that Telegram's login comes back with, which is handed in and taken out of the address
 * bar, or from the bot, while `isWaiting`. The page is then rendered anew.
 */
export function useTelegramArrival(isWaiting: boolean): void {
  const t = useTranslations();
  const router = useRouter();
  const { user, reload } = useUser();
  const isLinked = user?.telegramVerified === true;

  useEffect(() => {
    const payload = parsePayload(window.location.hash);
    if (payload === null) return;
    forgetFragment();
    void sendJson('POST', callTo('telegramLogin'), payload).then(async (sent) => {
      if (!sent.ok) showErrors(errorTexts(sent.error, t));
      else await reload().catch(() => null);
    });
  }, [reload, t]);

  useEffect(() => {
    if (!isWaiting || isLinked) return;
    const timer = setInterval(() => void reload().catch(() => null), askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, isLinked, reload]);

  useEffect(() => {
    if (!isLinked) return;
    showToast('success', t('verifyOwn.linked'));
    router.refresh();
  }, [isLinked, router, t]);
}

/** Takes the fragment out of the address bar at once, and out of the router's memory once the router listens: it would put it back. */
function forgetFragment(): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, '', pathname);
  setTimeout(() => window.history.replaceState(null, '', pathname));
}

/** What Telegram's login puts into the fragment: base64 of its JSON; null for anything else. */
function parsePayload(hash: string): unknown {
  const coded = /^#tgAuthResult=([\w+/=-]{1,4000})$/.exec(hash)?.[1];
  if (coded === undefined) return null;
  try {
    return JSON.parse(new TextDecoder().decode(toBytes(coded.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return null;
  }
}

function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
