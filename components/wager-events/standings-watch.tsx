'use client'; // It asks whether there is something new while somebody looks.

import { useFreshPage } from '@/lib/browser/use-fresh-page';
import { useWatched } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { Standings } from '@/lib/data/wager-event-view';
import { isOver } from './is-over';

/** What tells one state of the ranks from the next: the phase, and the import that they come from. */
type Seen = Pick<Standings, 'phase' | 'data'>;

interface StandingsWatchProps {
  readonly slug: string;
  /** What the page was made with. */
  readonly seen: Seen;
}

/** Has the page read anew with every import that is published and with every phase: its figures are drawn on the server alone. Shows nothing itself. */
export function StandingsWatch({ slug, seen }: StandingsWatchProps) {
  const newest = useWatched<Seen>(callTo('standings', slug), seen, { isFinal: ({ phase }) => isOver(phase) });
  const stage = toStage(newest);
  useFreshPage(stage !== toStage(seen), stage);
  return null;
}

function toStage({ phase, data }: Seen): string {
  return `${phase} ${data?.no ?? 0}`;
}
