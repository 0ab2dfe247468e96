import { and, asc, eq, ne } from 'drizzle-orm';
import type { ParticipantWire } from '@/contract/tournaments';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { users } from '../../db/schema/users';
import { gameRefColumns } from '../games/game-ref';
import { publicUserColumns, toPublicUser } from '../members/public-user';

/** The most players a bracket can have, and as many again who wait: nobody reads a longer list. */
const most = 256;

/** The players of a bracket in the order they registered, those who wait included; none of a board. One query. */
export async function listParticipants(
  { db }: Pick<ServiceContext, 'db'>,
  slug: string,
): Promise<ParticipantWire[]> {
  const { number, seed, state, tournamentId, userId, gameId } = tournamentParticipants;
  const rows = await db
    .select({ number, seed, state, user: publicUserColumns, game: gameRefColumns })
    .from(tournamentParticipants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(games, eq(games.id, gameId))
    .where(and(eq(tournaments.slug, slug), eq(tournaments.type, 'bracket'), ne(state, 'withdrawn')))
    .orderBy(asc(number))
    .limit(most);
  return rows.flatMap(({ state: stored, ...row }) =>
    stored === 'withdrawn' ? [] : [{ ...row, state: stored, user: toPublicUser(row.user) }],
  );
}
