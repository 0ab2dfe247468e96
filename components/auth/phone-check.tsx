'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { sitePath } from '@/lib/browser/next-path';
import { showToast } from '@/lib/browser/toast';
import { useUser } from '@/lib/browser/use-user';
import { userSectionPath } from '@/lib/routes';
import { mustVerifyPhone } from './must-verify';

/** How long the warning stands before the page changes (specification 9). */
const redirectDelayMs = 2000;
const verifyPath = userSectionPath('verify');

interface PhoneCheckProps {
  readonly smsRequired: boolean;
}

/** Warns a player whose phone is not verified where that is asked for, and takes them to the verification page (D10). */
export function PhoneCheck({ smsRequired }: PhoneCheckProps) {
  const t = useTranslations('toasts');
  const router = useRouter();
  const { user } = useUser();
  const isAway = usePathname() !== verifyPath;
  const isDue = isAway && mustVerifyPhone(user, smsRequired);
  useEffect(() => {
    if (!isDue) return;
    showToast('warning', t('phoneRequired'));
    const timer = setTimeout(() => router.push(sitePath(verifyPath)), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDue, router, t]);
  return null;
}
