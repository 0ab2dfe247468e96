import { getMessages } from 'next-intl/server';
import { MoreMessages } from '@/components/ui/more-messages';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { findStage } from '@/lib/format/bracket-view';
import { Duel } from './duel';
import { LiveStage } from './live-stage';

interface StageProps {
  readonly tournament: TournamentDetail;
}

/** The match to look at on top of a bracket: watched while the bracket is played, plain once it is over. Nothing before the draw. */
export async function Stage({ tournament: { slug, state, matches, participants } }: StageProps) {
  const match = findStage(matches);
  if (match === null) return null;
  const remaining = Math.max(...matches.map(({ round }) => round)) - match.round;
  const drawn = <Duel match={match} remaining={remaining} participants={participants} />;
  if (state !== 'live') return drawn;
  const { bracket } = await getMessages();
  return (
    <MoreMessages messages={{ bracket }}>
      <LiveStage tournament={{ slug, state, matches, participants }}>{drawn}</LiveStage>
    </MoreMessages>
  );
}
