import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { postbackRefusals as reasons } from '@/contract/sponsor-tracking';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** How many postbacks were refused, by sponsor, day in Istanbul and reason: a flood of forged ones is one row that counts. Kept for 30 days. */
export const postbackRefusals = pgTable(
  'postback_refusals',
  {
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    reason: text('reason', { enum: reasons }).notNull(),
    count: integer('count').notNull().default(1),
    lastAt: moment('last_at').notNull(),
    lastAddress: text('last_address').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sponsorId, table.day, table.reason] }),
    isKnown('postback_refusals_reason_known', table.reason),
  ],
);
