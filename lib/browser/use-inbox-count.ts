'use client';

import type { InboxCounts } from '@/contract/desk-inbox';
import { deskCallTo } from '@/lib/desk-calls';
import { useWatched } from './use-watched';

interface Answer {
  readonly data: Pick<InboxCounts, 'waiting'>;
}

const everyMs = 60_000;

/** How much waits for the viewer's decision, asked for once a minute; `first` until it is known. For the team alone. */
export function useInboxCount(first: number): number {
  const answer = useWatched<Answer | null>(deskCallTo('deskInboxCounts'), null, { everyMs });
  if (answer === null) return first;
  return Object.values(answer.data.waiting).reduce((sum, count) => sum + count, 0);
}
