'use client';

import { useEffect, useState } from 'react';
import { late } from '@/components/ui/late';
import { onOpenAvatarModal } from '@/lib/browser/avatar-modal';
import { closeAvatarPrompt, isAvatarPromptClosed } from '@/lib/browser/closed-avatar-prompt';
import { whenQuiet } from '@/lib/browser/dialog-turn';
import { takeLogin } from '@/lib/browser/login-moment';
import { type BrowserUser, useUser } from '@/lib/browser/use-user';
import type { AvatarChoice } from '@/lib/data/main';
import { promptDelayMs } from './prompt-delay';

const AvatarModal = late(() => import('./avatar-modal').then((module) => module.AvatarModal));

interface AvatarPromptProps {
  readonly avatars: readonly AvatarChoice[];
}

/** Opens 'Avatar Seçin' for a user without an avatar (D16), and for anyone who asks through the account menu. */
export function AvatarPrompt({ avatars }: AvatarPromptProps) {
  const { user } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onOpenAvatarModal(() => setIsOpen(true)), []);
  usePrompt(user, () => setIsOpen(true));
  const close = () => {
    closeAvatarPrompt();
    setIsOpen(false);
  };
  if (!isOpen || user === null) return null;
  return <AvatarModal avatars={avatars} current={user.avatarUrl} onClose={close} />;
}

/** Asks once a loaded user: who closes the modal is left alone until the next login in this browser. */
function usePrompt(user: BrowserUser | null, open: () => void) {
  const name = user?.username;
  const isAsked = user !== null && user.avatarUrl === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload of the same user must not ask again.
  useEffect(() => {
    const hasLoggedIn = takeLogin();
    const delayMs = promptDelayMs(user, hasLoggedIn);
    if (delayMs === null || (!hasLoggedIn && isAvatarPromptClosed())) return;
    let giveUp = () => {};
    const timer = setTimeout(() => {
      giveUp = whenQuiet(open);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [name, isAsked]);
}
