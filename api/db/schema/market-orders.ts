import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderStates } from '@/contract/market-orders';
import { coinLedger } from './coin-ledger';
import { isKnown } from './is-known';
import { marketItems } from './market-items';
import { moment } from './moment';
import { raffles } from './raffles';
import { users } from './users';

/**
 * Orders: `price` Sikke are taken when one is made (`hold_id`, a line of the ledger), stay taken when it is `delivered` and
 * come back (`release_id`) when it is `rejected` or `cancelled`. `address` holds the fields of a physical delivery, `content` a wish,
 * the ticket columns what a ticket item brought, `note` what its deliverer wrote to it. `idempotency_key` is no longer written: `idempotent_answers` holds the keys.
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
    state: text('state', { enum: orderStates }).notNull(),
    siteUsername: text('site_username'),
    address: jsonb('address').$type<Readonly<Record<string, string>>>(),
    content: text('content'),
    raffleId: bigint('raffle_id', { mode: 'number' }).references(() => raffles.id),
    firstTicket: integer('first_ticket'),
    lastTicket: integer('last_ticket'),
    idempotencyKey: text('idempotency_key'),
    holdId: bigint('hold_id', { mode: 'number' })
      .notNull()
      .unique('market_orders_hold_unique')
      .references(() => coinLedger.id),
    releaseId: bigint('release_id', { mode: 'number' })
      .unique('market_orders_release_unique')
      .references(() => coinLedger.id),
    reason: text('reason'),
    note: text('note'),
    decidedBy: uuid('decided_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('market_orders_price_positive', sql`${table.price} > 0`),
    isKnown('market_orders_state_known', table.state),
    check(
      'market_orders_released_when_refused',
      sql`(${table.state} in ('rejected', 'cancelled')) = (${table.releaseId} is not null)`,
    ),
    check(
      'market_orders_rejected_says_why',
      sql`${table.state} <> 'rejected' or ${table.reason} is not null`,
    ),
    check(
      'market_orders_tickets_whole',
      sql`num_nulls(${table.raffleId}, ${table.firstTicket}, ${table.lastTicket}) in (0, 3)`,
    ),
    index('market_orders_user_index').on(table.userId, table.itemId, table.createdAt.desc()),
    index('market_orders_member_index').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('market_orders_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('reserved', 'pending', 'approved')`),
    index('market_orders_item_index').on(table.itemId),
    index('market_orders_item_open_index')
      .on(table.itemId, table.createdAt, table.id)
      .where(sql`${table.state} in ('reserved', 'pending', 'approved')`),
    index('market_orders_decided_index')
      .on(table.state, table.decidedAt, table.id)
      .where(sql`${table.decidedBy} is not null`),
    // Whoever decided: the desk's figures of a span. An order that is open costs it nothing.
    index('market_orders_decided_at_index').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
  ],
);
