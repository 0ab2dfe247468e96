'use client'; // Work comes while the frame stays.

import { useInboxCount } from '@/lib/browser/use-inbox-count';

interface InboxCountProps {
  readonly first: number;
}

/** How much waits in the inbox now; nothing for none. */
export function InboxCount({ first }: InboxCountProps) {
  const count = useInboxCount(first);
  return count > 0 ? <span className="desk-count">{count}</span> : null;
}
