import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { coinLedger } from './coin-ledger';
import { marketItems } from './market-items';
import { moment } from './moment';
import { users } from './users';

/**
 * Orders: `price` Sikke are taken when one is `reserved` (`hold_id`, a line of the ledger), stay taken when it is `delivered` and
 * come back (`release_id`) when it is `rejected` or `cancelled`. `address` holds the fields of a physical delivery.
 */
export const marketOrders = pgTable(
  'market_orders',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => marketItems.id),
    price: bigint('price', { mode: 'number' }).notNull(),
    state: text('state', {
      enum: ['reserved', 'pending', 'approved', 'delivered', 'rejected', 'cancelled'],
    }).notNull(),
    siteUsername: text('site_username'),
    address: jsonb('address').$type<Readonly<Record<string, string>>>(),
    idempotencyKey: text('idempotency_key').notNull().unique('market_orders_idempotency_key_unique'),
    holdId: bigint('hold_id', { mode: 'number' })
      .notNull()
      .unique('market_orders_hold_unique')
      .references(() => coinLedger.id),
    releaseId: bigint('release_id', { mode: 'number' })
      .unique('market_orders_release_unique')
      .references(() => coinLedger.id),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('market_orders_price_positive', sql`${table.price} > 0`),
    check(
      'market_orders_state_known',
      sql`${table.state} in ('reserved', 'pending', 'approved', 'delivered', 'rejected', 'cancelled')`,
    ),
    check(
      'market_orders_released_when_refused',
      sql`(${table.state} in ('rejected', 'cancelled')) = (${table.releaseId} is not null)`,
    ),
    index('market_orders_user_index').on(table.userId, table.itemId, table.createdAt.desc()),
    index('market_orders_item_index').on(table.itemId),
  ],
);
