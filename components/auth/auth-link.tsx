'use client'; // Its address carries the `next` of the page's own, which only the browser knows.

import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/soft-link';
import { useNextQuery } from '@/lib/browser/use-next-query';
import { routes } from '@/lib/routes';

/** The dialogs of the auth area; each has a page of the same meaning (D15). */
export type AuthDialogKind = 'login' | 'register' | 'forgot';

/** Those pages. */
export const authPages = {
  login: routes.login.path,
  register: routes.register.path,
  forgot: routes.forgotPassword.path,
} as const satisfies Record<AuthDialogKind, string>;

interface AuthLinkProps {
  readonly to: AuthDialogKind;
  readonly children: ReactNode;
}

/** A link to a page of the auth area that opens its dialog instead where there is one. `next` goes along (D7). */
export function AuthLink({ to, children }: AuthLinkProps) {
  const query = useNextQuery();
  return (
    <SoftLink
      href={`${authPages[to]}${query}`}
      data-auth-dialog={to}
      className="inline-flex min-h-11 items-center font-medium text-text underline decoration-line-strong underline-offset-4 hover:decoration-text"
    >
      {children}
    </SoftLink>
  );
}
