import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { earnTypes } from '@/contract/earn-rules';
import { isKnown } from './is-known';

/**
 * The ways to earn Sikke. A line of the ledger that a rule brought carries `ref_type` `earn_rule` and the rule's key. `cap_day` and
 * `cap_total` count times; `path` is the page of the site where it is done.
 */
export const earnRules = pgTable(
  'earn_rules',
  {
    key: text('key').primaryKey(),
    title: text('title').notNull(),
    text: text('text'),
    type: text('type', { enum: earnTypes }).notNull(),
    amount: integer('amount').notNull(),
    amountMax: integer('amount_max'),
    capDay: integer('cap_day'),
    capTotal: integer('cap_total'),
    cooldownH: integer('cooldown_h'),
    path: text('path'),
    sort: integer('sort').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('earn_rules_key_plain', sql`${table.key} ~ '^[a-z0-9_]{1,60}$'`),
    isKnown('earn_rules_type_known', table.type),
    check('earn_rules_amount_positive', sql`${table.amount} > 0`),
    check('earn_rules_range_ordered', sql`${table.amountMax} > ${table.amount}`),
    check(
      'earn_rules_caps_positive',
      sql`coalesce(${table.capDay}, 1) > 0 and coalesce(${table.capTotal}, 1) > 0`,
    ),
    check('earn_rules_cooldown_positive', sql`${table.cooldownH} > 0`),
    check('earn_rules_path_local', sql`${table.path} ~ '^/[a-z0-9/-]*$'`),
  ],
);
