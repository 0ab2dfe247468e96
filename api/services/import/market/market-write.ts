import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { marketItems } from '../../../db/schema/market-items';
import { marketStockLog } from '../../../db/schema/market-stock-log';
import type { Importing } from '../kind';
import { idsBySlug } from '../references';
import type { ItemRow } from './market-row';
import { type StoredItem, storedItems } from './market-stored';

type Columns = typeof marketItems.$inferInsert;
type Values = { readonly [Key in keyof Columns]?: Columns[Key] | undefined };

/** Adds or changes items. What the supply grew or shrank by stands in the public log of the stock, as what was sold does. */
export async function writeItems(db: Database, rows: readonly ItemRow[], { now }: Importing): Promise<void> {
  const slugs = rows.map(({ slug }) => slug);
  const stored = new Map((await storedItems(db, slugs)).map((one) => [one.slug, one]));
  const sponsors = await idsBySlug(
    db,
    'sponsor',
    rows.map(({ sponsor }) => sponsor),
  );
  for (const { sponsor, ...row } of rows) {
    const sponsorId = sponsor === undefined ? undefined : (sponsors.get(sponsor ?? '') ?? null);
    await writeItem(db, { ...row, sponsorId }, stored.get(row.slug), now);
  }
}

type Resolved = Omit<ItemRow, 'sponsor'> & { readonly sponsorId: number | null | undefined };

async function writeItem(
  db: Database,
  { supply, ...row }: Resolved,
  before: StoredItem | undefined,
  now: Date,
): Promise<void> {
  const { by, stock } = toMove({ supply, type: row.type }, before);
  const state = toState(row.state ?? before?.state ?? 'draft', stock);
  const itemId = before
    ? await change(db, before.id, { ...row, state, stock })
    : await add(db, { ...row, state, stock, createdAt: now });
  if (by === 0 || stock === null) return;
  const reason = toReason(by, before);
  await db.insert(marketStockLog).values({ itemId, change: by, stockAfter: stock, reason, createdAt: now });
}

async function change(db: Database, id: number, values: Values): Promise<number> {
  await db.update(marketItems).set(values).where(eq(marketItems.id, id));
  return id;
}

async function add(db: Database, { slug, title, type, price, createdAt, ...rest }: Values): Promise<number> {
  if (!slug || !title || !type || !price || !createdAt) throw new Error('a new item lacks what it needs');
  const [added] = await db
    .insert(marketItems)
    .values({ ...rest, slug, title, type, price, createdAt })
    .returning({ id: marketItems.id });
  if (!added) throw new Error('an item was not stored');
  return added.id;
}

/** How the stock moves, and what it is then; the vault of codes moves its own, from none. */
function toMove({ supply, type }: Pick<ItemRow, 'supply' | 'type'>, before: StoredItem | undefined) {
  const stock = before ? before.stock : type === 'code' ? 0 : null;
  if (supply === undefined || supply === null) return { by: 0, stock };
  const by = supply - (before?.supply ?? 0);
  return { by, stock: (stock ?? 0) + by };
}

function toReason(by: number, before: StoredItem | undefined) {
  if (before?.stock === null || !before) return 'opening' as const;
  return by > 0 ? ('restock' as const) : ('correction' as const);
}

/** What is active is sold out where nothing is left; the database knows no other. */
function toState(state: StoredItem['state'], stock: number | null) {
  return state === 'active' && stock === 0 ? ('sold_out' as const) : state;
}
