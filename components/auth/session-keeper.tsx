'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { dropWish } from '@/lib/browser/login-wish';
import { onOtherTab } from '@/lib/browser/other-tabs';
import { sendJson } from '@/lib/browser/send-json';
import { announceSessionEnd, onSessionEnd } from '@/lib/browser/session-end';
import { showErrors, showToast } from '@/lib/browser/toast';
import { useOwnLive } from '@/lib/browser/use-own-live';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { loginPath } from '@/lib/format/next-path';

/** How often a logged-in page asks whether its session is to be renewed (specification 9). */
const checkIntervalMs = 60_000;

/**
 * Keeps a member's session alive while a page stands open: asks the server after the user was fetched and then each minute
 * (D3). When the session ends without the member's wish in this tab, says so and leads to the login (D5). Shows nothing.
 */
export function SessionKeeper() {
  const { user, forget, reload } = useUser();
  const t = useTranslations();
  const router = useRouter();
  const path = usePathname();
  const isMember = user !== null;
  useOwnLive(isMember);

  useEffect(() => {
    if (!isMember) return;
    const check = () => void sendJson('POST', callTo('refresh'));
    check();
    const timer = setInterval(check, checkIntervalMs);
    return () => clearInterval(timer);
  }, [isMember]);

  useEffect(
    () =>
      onOtherTab((news) => {
        if (news === 'login') void reload();
        else if (isMember) announceSessionEnd({ error: 'session_revoked' });
      }),
    [isMember, reload],
  );

  useEffect(
    () =>
      onSessionEnd(({ end, said }) => {
        // A login that is refused so has its answer at the form.
        if (end === 'suspended' && !isMember) return;
        showToast('error', t(end === 'expired' ? 'toasts.sessionExpired' : 'toasts.sessionEnded'));
        // Their words come with the first of them: most sessions end without.
        if (end === 'suspended')
          void import('@/lib/browser/error-texts').then(({ errorTexts }) => showErrors(errorTexts(said, t)));
        dropWish();
        void forget();
        router.push(loginPath(path));
      }),
    [t, forget, router, path, isMember],
  );
  return null;
}
