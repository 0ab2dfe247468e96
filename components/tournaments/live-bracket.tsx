'use client';

import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { Bracket } from './bracket';

interface LiveBracketProps {
  /** As it stood when the page was made. */
  readonly tournament: TournamentDetail;
}

/** A bracket that is being played: asked for anew while the page is in view, until it is over. */
export function LiveBracket({ tournament }: LiveBracketProps) {
  const path = callTo('tournament', tournament.slug);
  const shown = useWatchedEntry(path, tournament, ({ state }) => state !== 'live');
  return <Bracket tournament={shown} />;
}
