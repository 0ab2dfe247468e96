import Link from 'next/link';
import type { ReactNode } from 'react';

/** The words that lead to the viewer's own prizes, where a winner fills in what a delivery needs; a guest logs in first. */
export function OwnPrizesLink({ children }: { readonly children: ReactNode }) {
  return (
    <Link
      href="/user/ticket-deposits/odullerim"
      prefetch={false}
      className="font-semibold text-text underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
