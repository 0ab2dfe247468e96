import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lowStock, type StockItemWire, type StockList, type StockQuery } from '@/contract/vault';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { marketItems } from '../../db/schema/market-items';
import { hasWords } from '../search/has-words';

const keySchema = z.tuple([z.number().int()]);
const { id, state, stock, type } = marketItems;

/** What is a constant of a partial index stands in the statement, not beside it. */
const isOn: Readonly<Record<StockList, SQL | undefined>> = {
  all: undefined,
  codes: sql`${type} = 'code'`,
  low: and(sql`${state} in ('active', 'sold_out')`, lt(stock, sql.raw(String(lowStock)))),
  sold_out: eq(state, 'sold_out'),
};

/** The items of the market with their stock, the codes of their vault and what waits for a delivery, the newest first; one query, no code. */
export async function listStock(
  { db }: Pick<ServiceContext, 'db'>,
  query: StockQuery,
): Promise<Page<StockItemWire>> {
  const found = await db.execute<Row>(stockRows(query));
  return toPage(found.rows, (row) => [Number(row.id)], toItem);
}

/** The statement behind it: a page of items first, then what belongs to each. */
export function stockRows({ list, q, cursor }: StockQuery): SQL {
  const isListed = and(
    isOn[list],
    q ? hasWords('market_items', q) : undefined,
    afterKey([id], decodeCursor(cursor, keySchema)),
  );
  const page = sql`select id, slug, title, type, state, price, stock from ${marketItems}
    ${isListed ? sql`where ${isListed}` : sql.raw('')} order by ${desc(id)} limit ${pageSize + 1}`;
  return sql`select i.*, c.free, c.given, c.filled_at, o.open_orders from (${page}) as i
    left join lateral (select count(*) filter (where order_id is null)::int as free, count(order_id)::int as given,
      max(created_at) as filled_at from market_codes where item_id = i.id) as c on i.type = 'code'
    left join lateral (select count(*)::int as open_orders from market_orders
      where item_id = i.id and state in ('reserved', 'pending', 'approved')) as o on true
    order by i.id desc`;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: StockItemWire['type'];
  readonly state: string;
  readonly price: string;
  readonly stock: number | null;
  readonly free: number | null;
  readonly given: number | null;
  readonly filled_at: Date | string | null;
  readonly open_orders: number;
}

function toItem({ id: _, price, filled_at, ...row }: Row): StockItemWire {
  const at = filled_at === null ? null : new Date(filled_at).toISOString();
  return { ...row, price: Number(price), filled_at: at };
}
