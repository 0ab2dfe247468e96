import type { TournamentDetail } from '@/lib/data/tournament-view';
import { Duel } from './duel';
import { useStage } from './use-stage';

/** What a stage needs of its tournament. */
export type StageTournament = Pick<TournamentDetail, 'slug' | 'state' | 'matches' | 'participants'>;

interface WatchedDuelProps {
  readonly tournament: StageTournament;
}

/** The duel on the stage of a bracket as it stands now: what was just decided stays there for a while. */
export function WatchedDuel({ tournament: { matches, participants } }: WatchedDuelProps) {
  const match = useStage(matches);
  if (match === null) return null;
  const remaining = Math.max(...matches.map(({ round }) => round)) - match.round;
  return <Duel match={match} remaining={remaining} participants={participants} />;
}
