import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sponsors } from './sponsors';
import { users } from './users';

/**
 * The ways out that a sponsor's system can name again: `id` is the click id in its link, random, so that it says nothing of anybody. Whose it was
 * stays here, and for 90 days.
 */
export const sponsorVisits = pgTable(
  'sponsor_visits',
  {
    id: uuid('id').primaryKey(),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('sponsor_visits_source_plain', sql`${table.source} ~ '^[a-z0-9][a-z0-9_-]{0,31}$'`),
    index('sponsor_visits_created_index').on(table.createdAt),
    index('sponsor_visits_user_index').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);
