import type { ReactNode } from 'react';
import { SoftLink } from './soft-link';

interface MoreLinkProps {
  /** A path of this site. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Below a few of many: the way to all of them. */
export function MoreLink({ href, children }: MoreLinkProps) {
  return (
    <SoftLink
      href={href}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-text-2 underline-offset-4 hover:text-text hover:underline"
    >
      {children}
    </SoftLink>
  );
}
