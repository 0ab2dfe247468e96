import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TournamentsQuery, TournamentWire } from '@/contract/tournaments';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { sponsors } from '../../db/schema/sponsors';
import { tournaments } from '../../db/schema/tournaments';
import { selectChampion, toTournament, tournamentColumns } from './tournament-columns';
import { toTournamentOrder } from './tournament-order';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** A page of tournaments with their sponsor, places and champion, one query. A foreign cursor is a 422. */
export async function listTournaments(
  { db }: Pick<ServiceContext, 'db'>,
  query: TournamentsQuery,
): Promise<Page<TournamentWire>> {
  const { where, direction } = toTournamentOrder(query);
  const key = decodeCursor(query.cursor, keySchema);
  const order = direction === 'asc' ? asc : desc;
  const champion = selectChampion(db);
  const found = await db
    .select({ ...tournamentColumns, champion: champion._.selectedFields })
    .from(tournaments)
    .leftJoin(sponsors, eq(sponsors.id, tournaments.sponsorId))
    .leftJoinLateral(champion, sql`true`)
    .where(and(where, afterKey([tournaments.startsAt, tournaments.id], key, direction)))
    .orderBy(order(tournaments.startsAt), order(tournaments.id))
    .limit(pageSize + 1);
  return toPage(found, ({ tournament }) => [tournament.startsAt.toISOString(), tournament.id], toTournament);
}
