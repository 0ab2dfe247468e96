import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { EntryArea } from '@/contract/entries';
import { buySessionKind } from '../../db/kinds/buy-sessions';
import type { PublicKind } from '../../db/kinds/public-kind';
import { publicKinds } from '../../db/kinds/public-kinds';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { games } from '../../db/schema/games';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { storedCounts } from '../../db/schema/stored-counts';
import { isCountOf } from '../../db/stored-counts';

/** Where an area keeps its entries: those with a page that everybody may read. */
export interface EntrySource {
  readonly from: SQLWrapper;
  readonly id: SQLWrapper;
  readonly slug: SQLWrapper;
  readonly changedAt?: ((now: number) => SQLWrapper) | undefined;
  readonly where: (now: number) => SQL;
}

/** A board of the past has no slug of its own: metric, period and first day name it. */
const leaders: EntrySource = {
  from: leaderboardPeriods,
  id: leaderboardPeriods.id,
  slug: sql`concat_ws('-', ${leaderboardPeriods.metric}, ${leaderboardPeriods.period},
    to_char(${leaderboardPeriods.startsAt} at time zone 'Europe/Istanbul', 'YYYY-MM-DD'))`,
  changedAt: () => leaderboardPeriods.frozenAt,
  where: () => sql`${leaderboardPeriods.state} <> 'live'`,
};

/**
 * Everything that was bought of a game, under the game's slug. The stored counts name the games; a bonus is looked up for each that is
 * listed alone, because a session may still be a draft.
 */
const gameBuys: EntrySource = {
  from: sql`${storedCounts} join ${games} on ${games.id} = ${storedCounts.parentId}`,
  id: storedCounts.parentId,
  slug: games.slug,
  where: () => sql`${isCountOf('game_buys')} and ${storedCounts.count} > 0 and (select true
    from ${buyEntries} join ${buySessions} on ${buySessions.id} = ${buyEntries.sessionId}
    where ${buyEntries.gameId} = ${storedCounts.parentId} and ${buyEntries.state} = 'done' and ${buySessionKind.shown()}
    limit 1)`,
};

/** Every kind of content, and what has pages without being one; an area without a row has no pages to list. */
export const entrySources: ReadonlyMap<EntryArea, EntrySource> = new Map<EntryArea, EntrySource>([
  ...publicKinds.map((kind) => [kind.name, toSource(kind)] as const),
  ['leaders', leaders],
  ['game-buys', gameBuys],
]);

function toSource({ table, id, slug, changedAt, shown, indexed }: PublicKind): EntrySource {
  return { from: table, id, slug, changedAt, where: indexed ?? shown };
}
