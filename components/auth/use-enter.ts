'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { holdTurns } from '@/lib/browser/dialog-turn';
import { announceLogin } from '@/lib/browser/login-moment';
import { grantWish } from '@/lib/browser/login-wish';
import { nextPath } from '@/lib/browser/next-path';
import { tellOtherTabs } from '@/lib/browser/other-tabs';
import { showToast } from '@/lib/browser/toast';
import { useUser } from '@/lib/browser/use-user';
import { isAuthPage } from './find-dialog-kind';

/** How long, in milliseconds, what was pressed has to open its dialog before anything opens by itself. */
const wishMs = 2000;

/**
 * What follows a login: the user is loaded, the page and the other tabs hear of it. From a page of the auth area it leads to where the
 * visitor wanted to go (D7); from a dialog the page stays and goes on with what was pressed (D41). What was fetched in advance
 * as a guest is thrown away.
 */
export function useEnter(): () => Promise<void> {
  const t = useTranslations('toasts');
  const router = useRouter();
  const { reload } = useUser();
  return async () => {
    const { pathname, search } = window.location;
    if (grantWish()) setTimeout(holdTurns(), wishMs);
    announceLogin();
    tellOtherTabs('login');
    await reload().catch(() => null);
    showToast('success', t('loginSuccess'));
    router.refresh();
    if (isAuthPage(pathname)) router.push(nextPath(search));
  };
}
