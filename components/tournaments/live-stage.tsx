'use client'; // It asks how the match stands.

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useWatchedEntry } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { Duel } from './duel';
import { useStage } from './use-stage';

/** What a stage needs of its tournament. */
export type StageTournament = Pick<TournamentDetail, 'slug' | 'state' | 'matches' | 'participants'>;

interface LiveStageProps {
  /** As it stood when the page was made. */
  readonly tournament: StageTournament;
}

/**
 * The stage of a bracket that is being played, asked for anew while the page is in view, until it is over. With every match that changes it
 * has the page read anew: the bracket below is drawn on the server alone.
 */
export function LiveStage({ tournament }: LiveStageProps) {
  const { refresh } = useRouter();
  const shown = useWatchedEntry(
    callTo('tournament', tournament.slug),
    tournament,
    ({ state }) => state !== 'live',
  );
  const [stands, stood] = [JSON.stringify(shown.matches), JSON.stringify(tournament.matches)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks once, and the next one again
  useEffect(() => {
    if (stands !== stood) refresh();
  }, [stands, refresh]);
  const match = useStage(shown.matches);
  if (match === null) return null;
  const remaining = Math.max(...shown.matches.map(({ round }) => round)) - match.round;
  return <Duel match={match} remaining={remaining} participants={shown.participants} />;
}
