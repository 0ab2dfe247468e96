import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { marketItems } from './market-items';
import { moment } from './moment';

/** Every change of an item's stock, append-only (a trigger refuses the rest) and public: nobody can restock in secret. */
export const marketStockLog = pgTable(
  'market_stock_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => marketItems.id),
    change: integer('change').notNull(),
    stockAfter: integer('stock_after').notNull(),
    reason: text('reason', { enum: ['opening', 'restock', 'order', 'release', 'correction'] }).notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('market_stock_log_moves', sql`${table.change} <> 0`),
    check('market_stock_log_not_negative', sql`${table.stockAfter} >= 0`),
    isKnown('market_stock_log_reason_known', table.reason),
    index('market_stock_log_item_index').on(table.itemId, table.id.desc()),
  ],
);
