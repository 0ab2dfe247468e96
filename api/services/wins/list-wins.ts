import { and, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { WinsQuery, WinWire } from '@/contract/wins';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, toPage } from '../../db/keyset';
import { winKind } from '../../db/kinds/wins';
import { games } from '../../db/schema/games';
import { wins } from '../../db/schema/wins';
import { selectWins, toWinWire, type WinRow } from './win-rows';

/** A page of the gallery is four rows of pictures: twice as many weigh twice as much, and few look at them. */
const size = 12;

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** One page of the approved wins, newest first, of one game, of one provider or of all; one query. A foreign cursor is a 422. */
export async function listWins(
  ctx: ServiceContext,
  { game, provider, cursor }: WinsQuery,
): Promise<Page<WinWire>> {
  const after = afterKey([wins.approvedAt, wins.id], decodeCursor(cursor, keySchema));
  const found = await selectWins(ctx.db)
    .where(and(winKind.shown(), after, toFilter(game, provider, after)))
    .orderBy(desc(wins.approvedAt), desc(wins.id))
    .limit(size + 1);
  return toPage(found, toKey, toWinWire, size);
}

function toKey({ approved_at, id }: WinRow) {
  return [approved_at?.toISOString() ?? '', id];
}

/** A game by subquery, so that the index over game and moment serves the order too. */
function toFilter(game: string | undefined, provider: string | undefined, after: SQL | undefined) {
  if (game !== undefined) return sql`${wins.gameId} = (select id from ${games} where slug = ${game})`;
  if (provider === undefined) return undefined;
  return sql`${wins.id} in (${newestOfProvider(provider, after)})`;
}

/** The newest wins of each game of a provider: a page is among them, and no more than that many rows a game are read. */
function newestOfProvider(provider: string, after: SQL | undefined): SQL {
  const newest = sql`select ${wins.id} from ${wins} where ${wins.gameId} = ${games.id} and ${winKind.shown()}
    ${after ? sql`and ${after}` : sql``} order by ${wins.approvedAt} desc, ${wins.id} desc limit ${size + 1}`;
  return sql`select newest.id from ${games} cross join lateral (${newest}) as newest where ${games.providerCode} = ${provider}`;
}
