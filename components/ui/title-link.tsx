import type { ReactNode } from 'react';
import { SoftLink } from './soft-link';

interface TitleLinkProps {
  /** A path of this site. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Right below a page's title: the way to the page of what this one is a list of. */
export function TitleLink({ href, children }: TitleLinkProps) {
  return (
    <p className="-mt-4 mb-8 text-sm">
      <SoftLink href={href} className="rounded-sm text-text-2 underline underline-offset-4 hover:text-text">
        {children}
      </SoftLink>
    </p>
  );
}
