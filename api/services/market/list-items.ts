import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MarketItemWire, MarketType } from '@/contract/market';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { marketItemKind } from '../../db/kinds/market-items';
import type { Now } from '../../db/kinds/public-kind';
import { marketItems } from '../../db/schema/market-items';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

/** What of the market is asked for. */
interface MarketQuery {
  readonly type?: MarketType | undefined;
  readonly cursor?: string | undefined;
}

const key = z.tuple([z.boolean(), z.number().int(), z.number().int()]);

/** What cannot be had now comes after what can. */
const isAway = sql<boolean>`(${marketItems.state} <> 'active')`;

/** A page of the market, one query: what can be had first, each in the operator's order. */
export async function listItems(ctx: ServiceContext, { type, cursor }: MarketQuery) {
  const isFirst = type === undefined && cursor === undefined;
  const rows = isFirst
    ? await firstPage(ctx.db).execute({ now: new Date(ctx.clock.now()).toISOString() })
    : await shelf(ctx.db, ctx.clock.now(), { type, cursor });
  const toItem = ({ id, sort, isAway: _, ...item }: (typeof rows)[number]): MarketItemWire => item;
  return toPage(rows, (row) => [row.isAway, row.sort, row.id], toItem);
}

/** What everybody begins with is built once. */
const firstPage = builtOnce((db: Database) => shelf(db, sql.placeholder('now'), {}).prepare(''));

function shelf(db: Database, now: Now, { type, cursor }: MarketQuery) {
  return db
    .select({ ...itemColumns, id: marketItems.id, sort: marketItems.sort, isAway })
    .from(marketItems)
    .leftJoin(sponsors, eq(sponsors.id, marketItems.sponsorId))
    .where(
      and(
        marketItemKind.shown(now),
        type && eq(marketItems.type, type),
        afterKey([isAway, marketItems.sort, marketItems.id], decodeCursor(cursor, key), 'asc'),
      ),
    )
    .orderBy(asc(isAway), asc(marketItems.sort), asc(marketItems.id))
    .limit(pageSize + 1);
}

/** What a query selects of an item for a list; it is the wire form already. */
export const itemColumns = {
  slug: marketItems.slug,
  title: marketItems.title,
  type: marketItems.type,
  price: marketItems.price,
  stock: marketItems.stock,
  state: marketItems.state,
  image: marketItems.image,
  summary: marketItems.summary,
  sponsor: sponsorRefColumns,
  visible_to: sql<
    string | null
  >`to_char(${marketItems.visibleTo} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

/** What stands on the shelf no more at a moment, of what has a page. */
export function isOver(now: number): SQL<boolean> {
  const at = new Date(now).toISOString();
  return sql<boolean>`(${marketItems.state} = 'archived' or coalesce(${marketItems.visibleTo} <= ${at}, false))`;
}
