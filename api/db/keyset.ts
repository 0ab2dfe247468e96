import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { invalidField } from '../service-error';

/** What may stand in a sort key; a moment goes in as its ISO text. */
export type KeyValue = string | number | boolean;

/** How many entries a page of a list has. */
export const pageSize = 24;

/** Packs the sort key of a page's last row into what the caller sends back for the next page. */
export function encodeCursor(key: readonly KeyValue[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key in a cursor, null without one. Throws a 422 on `cursor` for anything that this list did not make. */
export function decodeCursor<T extends z.ZodType>(cursor: string | undefined, key: T): z.infer<T> | null {
  if (cursor === undefined) return null;
  const parsed = key.safeParse(parseJson(cursor));
  if (!parsed.success) throw invalidField('cursor', 'invalid');
  return parsed.data;
}

/**
 * The condition `(a, b) < (x, y)`, or `>` where the list ascends: the rows that come after a key, which an index over the same
 * columns finds without counting those before. Undefined without a key. All columns go in one direction, and the last
 * one is unique. Moments must be kept in milliseconds (`moment` in schema/), or the row of the key comes again.
 */
export function afterKey(
  columns: readonly SQLWrapper[],
  key: readonly KeyValue[] | null,
  direction: 'desc' | 'asc' = 'desc',
): SQL | undefined {
  if (key === null) return undefined;
  const compare = sql.raw(direction === 'desc' ? '<' : '>');
  const [names, values] = [columns, key.map((value) => sql`${value}`)].map((list) =>
    sql.join([...list], sql`, `),
  );
  return sql`(${names}) ${compare} (${values})`;
}

/** A page of a list as every service answers it and the wire carries it. */
export interface Page<Item> {
  readonly data: Item[];
  /** Leads to the next page; null on the last. */
  readonly next_cursor: string | null;
}

/** A page of items out of rows asked for with `limit(size + 1)`. */
export function toPage<Row, Item>(
  found: readonly Row[],
  keyOf: (row: Row) => readonly KeyValue[],
  toItem: (row: Row) => Item,
  size?: number,
): Page<Item> {
  const { rows, nextCursor } = pageOfRows(found, keyOf, size);
  return { data: rows.map((row) => toItem(row)), next_cursor: nextCursor };
}

/** A page out of rows asked for with `limit(size + 1)`: the one too many says that there are more. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly KeyValue[],
  size: number = pageSize,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > size && last ? encodeCursor(keyOf(last)) : null };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
