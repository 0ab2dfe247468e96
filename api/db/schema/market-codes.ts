import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { marketItems } from './market-items';
import { marketOrders } from './market-orders';
import { moment } from './moment';

/**
 * The vault of the items of type `code`: each code sealed (`api/vault.ts`), once an item by its fingerprint, and given to one
 * order at most. A free one has no order.
 */
export const marketCodes = pgTable(
  'market_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => marketItems.id),
    sealed: text('sealed').notNull(),
    fingerprint: text('fingerprint').notNull(),
    orderId: uuid('order_id')
      .unique('market_codes_order_unique')
      .references(() => marketOrders.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('market_codes_code_unique').on(table.itemId, table.fingerprint),
    check('market_codes_fingerprint_form', sql`${table.fingerprint} ~ '^[0-9a-f]{64}$'`),
    index('market_codes_free_index').on(table.itemId, table.id).where(sql`${table.orderId} is null`),
  ],
);
