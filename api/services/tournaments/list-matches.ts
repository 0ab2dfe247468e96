import { asc, eq } from 'drizzle-orm';
import type { MatchWire } from '@/contract/tournaments';
import type { ServiceContext } from '../../context';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournaments } from '../../db/schema/tournaments';

/** The matches of a bracket, round by round from the top; none before the draw. One query. */
export async function listMatches({ db }: Pick<ServiceContext, 'db'>, slug: string): Promise<MatchWire[]> {
  const { round, index, a, b, winner, bet, winA, winB, xA, xB, state, tournamentId } = tournamentMatches;
  return db
    .select({ round, index, a, b, winner, bet, win_a: winA, win_b: winB, x_a: xA, x_b: xB, state })
    .from(tournamentMatches)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .where(eq(tournaments.slug, slug))
    .orderBy(asc(round), asc(index));
}
