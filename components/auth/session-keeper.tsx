'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import type { ErrorBody } from '@/contract/error-body';
import { dropWish } from '@/lib/browser/login-wish';
import { onOtherTab } from '@/lib/browser/other-tabs';
import { sendJson } from '@/lib/browser/send-json';
import { announceSessionEnd, onSessionEnd } from '@/lib/browser/session-end';
import { showToast } from '@/lib/browser/toast';
import { useOwnLive } from '@/lib/browser/use-own-live';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { loginPath } from '@/lib/format/next-path';
import type { TellSuspensionProps } from './tell-suspension';

/** Most sessions end without; where it does not come, the login says so. */
const TellSuspension = late<TellSuspensionProps>(
  withTexts(
    () => import('./tell-suspension').then((module) => module.TellSuspension),
    () => null,
  ),
);

/** How often a logged-in page asks whether its session is to be renewed (specification 9). */
const checkIntervalMs = 60_000;

/**
 * Keeps a member's session alive while a page stands open: asks the server after the user was fetched and then each minute
 * (D3). When the session ends without the member's wish in this tab, says so and leads to the login (D5). Shows nothing itself.
 */
export function SessionKeeper() {
  const { user, forget, reload } = useUser();
  const t = useTranslations();
  const router = useRouter();
  const path = usePathname();
  const isMember = user !== null;
  const [suspension, setSuspension] = useState<ErrorBody | null>(null);
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
        if (end === 'suspended') setSuspension(said);
        dropWish();
        void forget();
        router.push(loginPath(path));
      }),
    [t, forget, router, path, isMember],
  );
  return suspension ? <TellSuspension said={suspension} /> : null;
}
