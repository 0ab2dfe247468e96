import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { buySessionStates } from '@/contract/bonus-buys';
import { currencies } from '@/contract/currencies';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** Bonus-buy sessions of the stream. `budget` in minor units of `currency`. */
export const buySessions = pgTable(
  'buy_sessions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('buy_sessions_slug_unique'),
    title: text('title').notNull(),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    budget: bigint('budget', { mode: 'number' }),
    state: text('state', { enum: ['draft', ...buySessionStates] })
      .notNull()
      .default('draft'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    check('buy_sessions_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('buy_sessions_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('buy_sessions_currency_known', table.currency),
    isKnown('buy_sessions_state_known', table.state),
    check('buy_sessions_budget_positive', sql`${table.budget} > 0`),
    check(
      'buy_sessions_end_known',
      sql`(${table.state} in ('finished', 'archived')) = (${table.finishedAt} is not null)`,
    ),
    index('buy_sessions_shown_index')
      .on(table.startedAt, table.id)
      .where(sql`${table.state} in ('live', 'finished', 'archived')`),
    index('buy_sessions_current_index')
      .on(table.startedAt, table.id)
      .where(sql`${table.state} in ('live', 'finished')`),
    index('buy_sessions_archive_index').on(table.startedAt, table.id).where(sql`${table.state} = 'archived'`),
    index('buy_sessions_sponsor_index').on(table.sponsorId),
  ],
);
