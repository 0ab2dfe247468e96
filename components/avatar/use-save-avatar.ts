'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useState } from 'react';
import { sendJson } from '@/lib/browser/send-json';
import { showToast } from '@/lib/browser/toast';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

/**
 * The choice and its saving. Success: the alert of specification 8, `done` is called, the user is loaded anew.
 * Failure: no message, only the busy state clears.
 */
export function useSaveAvatar(initial: string | null, done: () => void) {
  const t = useTranslations('toasts');
  const { reload } = useUser();
  const [path, choose] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (path === null || isBusy) return;
    setIsBusy(true);
    const sent = await sendJson('PATCH', callTo('user'), { avatar: path });
    if (!sent.ok) return setIsBusy(false);
    await reload().catch(() => null);
    showToast('success', t('avatarChangedTitle'), t('avatarChangedText'));
    done();
  };
  return { path, choose, isBusy, save };
}
