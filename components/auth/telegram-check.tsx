'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { sitePath } from '@/lib/browser/next-path';
import { useUser } from '@/lib/browser/use-user';
import { userSectionPath } from '@/lib/routes';
import { mustVerifyTelegram } from './must-verify';

const verifyPath = userSectionPath('verify');

interface TelegramCheckProps {
  readonly telegramRequired: boolean;
}

/**
 * Takes a player who has to verify their Telegram account to the verification page (D9) where the guard could not: from a
 * prerendered page without the middleware, and from one that stood open while the operator began to ask for it.
 */
export function TelegramCheck({ telegramRequired }: TelegramCheckProps) {
  const router = useRouter();
  const { user } = useUser();
  const path = usePathname();
  // The path and not a yes: whoever is led elsewhere at the same time is led on from there.
  const awayAt = path !== verifyPath && mustVerifyTelegram(user, telegramRequired) ? path : null;
  useEffect(() => {
    if (awayAt !== null) router.replace(sitePath(verifyPath));
  }, [awayAt, router]);
  return null;
}
