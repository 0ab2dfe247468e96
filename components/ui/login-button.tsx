'use client'; // It leads back to the page on which it stands.

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { loginPath } from '@/lib/format/next-path';
import { ButtonLink, type ButtonVariant } from './button';

interface LoginButtonProps {
  /** What goes on by itself after the login: see `useWish`. */
  readonly wish?: string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a guest presses in the place of a member's button: the login, over the page where there is a dialog. */
export function LoginButton({ wish, ...link }: LoginButtonProps) {
  const here = usePathname();
  return <ButtonLink href={loginPath(here)} data-auth-dialog="login" data-wish={wish} {...link} />;
}
