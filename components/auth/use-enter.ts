'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { announceLogin } from '@/lib/browser/login-moment';
import { nextPath } from '@/lib/browser/next-path';
import { tellOtherTabs } from '@/lib/browser/other-tabs';
import { showToast } from '@/lib/browser/toast';
import { useUser } from '@/lib/browser/use-user';

/**
 * What follows a login: the user is loaded, the page and the other tabs hear of it, and the visitor goes where they wanted to go (D7).
 * What was fetched in advance as a guest is thrown away.
 */
export function useEnter(): () => Promise<void> {
  const t = useTranslations('toasts');
  const router = useRouter();
  const { reload } = useUser();
  return async () => {
    const target = nextPath(window.location.search);
    announceLogin();
    tellOtherTabs('login');
    await reload().catch(() => null);
    showToast('success', t('loginSuccess'));
    router.refresh();
    router.push(target);
  };
}
