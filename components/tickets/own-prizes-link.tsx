import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/soft-link';
import { pathTo } from '@/lib/paths';

/** The words that lead to the viewer's own prizes, where a winner fills in what a delivery needs; a guest logs in first. */
export function OwnPrizesLink({ children }: { readonly children: ReactNode }) {
  return (
    <SoftLink href={pathTo('ownPrizes')} className="font-semibold text-text underline underline-offset-4">
      {children}
    </SoftLink>
  );
}
