import type { Route } from 'next';
import type { ReactNode } from 'react';
import { SoftLink } from './soft-link';

interface OwnBoxProps {
  /** Room for the most that may come, as a minimum height: nothing below moves. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of what is the viewer's own on a page that is the same for everybody. */
export function OwnBox({ className, children }: OwnBoxProps) {
  return (
    <div
      className={`flex flex-col justify-start rounded-card border border-line bg-bg-raised px-4 py-3 text-sm ${className}`}
    >
      {children}
    </div>
  );
}

/** What a guest reads in it: one sentence in its middle. */
export function GuestSentence({ children }: { readonly children: ReactNode }) {
  return <p className="m-auto max-w-80 text-center text-balance text-text-2">{children}</p>;
}

/** The words of that sentence that lead to the login. */
export function LoginWords({ href, children }: { readonly href: Route; readonly children: ReactNode }) {
  return (
    <SoftLink
      href={href}
      data-auth-dialog="login"
      className="font-semibold text-text underline underline-offset-4"
    >
      {children}
    </SoftLink>
  );
}
