import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { marketTypes } from '@/contract/market';
import type { Requirements } from '@/contract/requirements';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** An item's life: visitors see the middle three. */
const marketStates = ['draft', 'active', 'sold_out', 'paused', 'archived'] as const;

/**
 * What can be had for Sikke. `stock` null is unlimited and changes only together with a line of `market_stock_log`; an
 * item without stock is `sold_out`, and one with stock is not. Times in hours; `price` in whole Sikke. `ticket_count` is how many
 * tickets an item of that type brings.
 */
export const marketItems = pgTable(
  'market_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('market_items_slug_unique'),
    title: text('title').notNull(),
    summary: text('summary'),
    description: text('description'),
    type: text('type', { enum: marketTypes }).notNull(),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    price: bigint('price', { mode: 'number' }).notNull(),
    stock: integer('stock'),
    perUserLimit: integer('per_user_limit'),
    cooldownH: integer('cooldown_h'),
    deliveryH: integer('delivery_h'),
    ticketCount: integer('ticket_count').notNull().default(1),
    requirements: jsonb('requirements').$type<Requirements>().notNull().default({}),
    image: text('image'),
    state: text('state', { enum: marketStates }).notNull().default('draft'),
    sort: integer('sort').notNull().default(0),
    visibleFrom: moment('visible_from'),
    visibleTo: moment('visible_to'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('market_items_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('market_items_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('market_items_type_known', table.type),
    isKnown('market_items_state_known', table.state),
    check('market_items_price_positive', sql`${table.price} > 0`),
    check('market_items_stock_not_negative', sql`${table.stock} >= 0`),
    check('market_items_sold_out_is_empty', sql`${table.state} <> 'sold_out' or ${table.stock} = 0`),
    check(
      'market_items_active_has_stock',
      sql`${table.state} <> 'active' or coalesce(${table.stock}, 1) > 0`,
    ),
    check('market_items_limit_positive', sql`${table.perUserLimit} > 0`),
    check('market_items_cooldown_positive', sql`${table.cooldownH} > 0`),
    check('market_items_delivery_positive', sql`${table.deliveryH} > 0`),
    check('market_items_ticket_count_positive', sql`${table.ticketCount} > 0`),
    check('market_items_requirements_object', sql`jsonb_typeof(${table.requirements}) = 'object'`),
    check('market_items_window_ordered', sql`${table.visibleTo} > ${table.visibleFrom}`),
    index('market_items_shown_index')
      .on(sql`(${table.state} <> 'active')`, table.sort, table.id)
      .where(sql`${table.state} in ('active', 'sold_out', 'paused')`),
    index('market_items_type_index')
      .on(table.type, sql`(${table.state} <> 'active')`, table.sort, table.id)
      .where(sql`${table.state} in ('active', 'sold_out', 'paused')`),
    index('market_items_sponsor_index').on(table.sponsorId),
    index('market_items_sponsor_shown_index')
      .on(table.sponsorId, sql`(${table.state} <> 'active')`, table.sort, table.id)
      .where(sql`${table.state} in ('active', 'sold_out', 'paused')`),
    index('market_items_desk_index').on(table.state, table.id),
    index('market_items_codes_index').on(table.id).where(sql`${table.type} = 'code'`),
    index('market_items_low_index')
      .on(table.id)
      .where(sql`${table.state} in ('active', 'sold_out') and ${table.stock} < 5`),
  ],
);
