'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { late } from '@/components/ui/late';
import { withTexts } from '@/components/ui/with-texts';
import { holdTurns } from '@/lib/browser/dialog-turn';
import { onLogin } from '@/lib/browser/login-moment';
import { keepWish } from '@/lib/browser/login-wish';
import type { SocialLink } from '@/lib/data/site';
import type { AuthDialogProps } from './auth-dialog';
import { type AuthDialogKind, authPages } from './auth-link';
import { findDialogKind, findWish } from './find-dialog-kind';

const loadDialog = withTexts(
  () => import('./auth-dialog').then((module) => module.AuthDialog),
  // Where the dialog does not come, its page is tried.
  ({ kind }: AuthDialogProps) => {
    useEffect(() => window.location.assign(authPages[kind]), [kind]);
    return null;
  },
);
const AuthDialog = late(loadDialog);

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
  const close = () => {
    keepWish(null);
    setKind(null);
  };
  const isAsked = kind !== null;
  const path = usePathname();

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const wanted = findDialogKind(event);
      const wish = findWish(event.target);
      if (wish) keepWish(wish.name, wanted ? undefined : wish.next);
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
  // What the visitor asked for comes first: nothing opens by itself, though the form is still on its way.
  useEffect(() => (isAsked ? holdTurns() : undefined), [isAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setKind(null), [path]);

  return kind === null ? null : <AuthDialog {...props} kind={kind} onClose={close} />;
}
