'use client'; // The frame stays while its pages change.

import { usePathname } from 'next/navigation';
import { SoftLink } from '@/components/ui/soft-link';
import { type DeskPageKey, deskPages, findDeskPage } from '@/lib/desk-pages';
import { InboxCount } from './inbox-count';

interface DeskLinkProps {
  readonly page: DeskPageKey;
  readonly title: string;
  /** How much waits there; nothing is shown for none. */
  readonly count: number;
}

/** A link of the desk's menu: its page is marked, also while something below it is open. */
export function DeskLink({ page, title, count }: DeskLinkProps) {
  const here = usePathname();
  const { path } = deskPages[page];
  const isBelow = findDeskPage(here) === page;
  return (
    <SoftLink href={path} aria-current={here === path ? 'page' : isBelow || undefined} className="desk-link">
      {title}
      {page === 'inbox' ? <InboxCount first={count} /> : null}
      {page !== 'inbox' && count > 0 ? <span className="desk-count">{count}</span> : null}
    </SoftLink>
  );
}
