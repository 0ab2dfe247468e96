import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/soft-link';

interface RowTitleProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** What a row of a list is called, which leads to it. */
export function RowTitle({ href, children }: RowTitleProps) {
  return (
    <SoftLink href={href} className="py-1 text-sm font-medium break-words underline-offset-4 hover:underline">
      {children}
    </SoftLink>
  );
}
