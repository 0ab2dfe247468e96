'use client';

import { useWatched } from '@/lib/browser/use-watched';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { Bracket } from './bracket';

interface LiveBracketProps {
  /** As it stood when the page was made. */
  readonly tournament: TournamentDetail;
}

interface Answer {
  readonly data: TournamentDetail;
}

/** A bracket that is being played: asked for anew while the page is in view, until it is over. */
export function LiveBracket({ tournament }: LiveBracketProps) {
  const { data } = useWatched<Answer>(
    `/api/tournaments/${tournament.slug}`,
    { data: tournament },
    ({ data: { state } }) => state !== 'live',
  );
  return <Bracket tournament={data} />;
}
