'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onLogin } from '@/lib/browser/login-moment';
import type { SocialLink } from '@/lib/data/site';
import type { AuthDialogKind } from './auth-link';
import { findDialogKind } from './find-dialog-kind';

const loadDialog = () => import('./auth-dialog').then((module) => module.AuthDialog);
const AuthDialog = dynamic(loadDialog, { ssr: false });

interface AuthDialogsProps {
  readonly captchaSiteKey: string | null;
  readonly social: readonly SocialLink[];
}

/**
 * Upgrades every link with `data-auth-dialog` to a dialog on a desktop (D15). Everywhere else, and without this script,
 * they stay links to their pages. The forms are fetched when such a link is first pointed at.
 */
export function AuthDialogs(props: AuthDialogsProps) {
  const [kind, setKind] = useState<AuthDialogKind | null>(null);
  const close = () => setKind(null);
  const path = usePathname();

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const wanted = findDialogKind(event);
      if (wanted === null) return;
      event.preventDefault();
      setKind(wanted);
    };
    const approach = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-auth-dialog]')) void loadDialog();
    };
    // Before React's own listeners, so that the router sees a click that is already answered.
    document.addEventListener('click', click, true);
    document.addEventListener('pointerover', approach);
    document.addEventListener('focusin', approach);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('pointerover', approach);
      document.removeEventListener('focusin', approach);
    };
  }, []);
  useEffect(() => onLogin(() => setKind(null)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setKind(null), [path]);

  return kind === null ? null : <AuthDialog {...props} kind={kind} onClose={close} />;
}
