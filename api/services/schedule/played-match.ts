import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NowPlayingWire } from '@/contract/schedule';
import type { ServiceContext } from '../../context';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { users } from '../../db/schema/users';
import { publicName } from '../../formulas/public-name';

type PlayedMatch = Extract<NowPlayingWire, { kind: 'match' }>;

const [one, other] = [alias(tournamentParticipants, 'one'), alias(tournamentParticipants, 'other')];
const [oneUser, otherUser] = [alias(users, 'one_user'), alias(users, 'other_user')];

/** The duel that is being played, names as everybody sees them. One statement. */
export async function playedMatch({ db }: Pick<ServiceContext, 'db'>): Promise<PlayedMatch | null> {
  const { tournamentId, round, a, b, state } = tournamentMatches;
  const [row] = await db
    .select({
      slug: tournaments.slug,
      title: tournaments.title,
      round,
      a: { username: oneUser.username, nickname: oneUser.nickname },
      b: { username: otherUser.username, nickname: otherUser.nickname },
    })
    .from(tournamentMatches)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .innerJoin(one, and(eq(one.tournamentId, tournamentId), eq(one.seed, a)))
    .innerJoin(other, and(eq(other.tournamentId, tournamentId), eq(other.seed, b)))
    .innerJoin(oneUser, eq(oneUser.id, one.userId))
    .innerJoin(otherUser, eq(otherUser.id, other.userId))
    .where(and(eq(tournaments.state, 'live'), eq(state, 'live')))
    .orderBy(desc(tournaments.startsAt), desc(round))
    .limit(1);
  return row ? { kind: 'match', ...row, a: publicName(row.a), b: publicName(row.b) } : null;
}
