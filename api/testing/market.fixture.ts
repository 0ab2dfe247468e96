import type { Database } from '../db/client';
import { marketItems } from '../db/schema/market-items';

/** Stores an item of the market: active, 100 Sikke, without limits, unless told otherwise. Answers its id. */
export async function addMarketItem(
  db: Pick<Database, 'insert'>,
  row: Partial<typeof marketItems.$inferInsert> & Pick<typeof marketItems.$inferInsert, 'slug'>,
): Promise<number> {
  const rows = await db
    .insert(marketItems)
    .values({ title: row.slug, type: 'perk', price: 100, state: 'active', createdAt: new Date(), ...row })
    .returning({ id: marketItems.id });
  return rows[0]?.id ?? 0;
}
