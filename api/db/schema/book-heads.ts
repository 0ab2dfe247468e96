import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * The books of each day, closed: `content` is the published text (JSON) with the digests of every book up to that moment, `hash` the SHA-256 of the
 * hash before it, a line feed and that text. Append-only; each hash has one successor at most, so that the heads are one chain (ADR 353).
 */
export const bookHeads = pgTable(
  'book_heads',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    day: date('day').notNull().unique('book_heads_day_unique'),
    madeAt: moment('made_at').notNull(),
    content: text('content').notNull(),
    prevHash: text('prev_hash').notNull().unique('book_heads_prev_unique'),
    hash: text('hash').notNull().unique('book_heads_hash_unique'),
  },
  (table) => [
    check('book_heads_position_counts', sql`${table.position} > 0`),
    check('book_heads_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'book_heads_first_follows_nothing',
      sql`(${table.position} = 1) = (${table.prevHash} = '') and (${table.prevHash} = '' or ${table.prevHash} ~ '^[0-9a-f]{64}$')`,
    ),
  ],
);
