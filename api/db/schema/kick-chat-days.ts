import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How somebody who is linked took part in the chat on a day in Istanbul: of the five minutes of the day those in which something new was written while the stream
 * was on. By the Kick account, so that another member who takes it over begins with what it had. `textHash` is of the last message.
 */
export const kickChatDays = pgTable(
  'kick_chat_days',
  {
    kickId: bigint('kick_id', { mode: 'number' }).notNull(),
    day: date('day').notNull(),
    lastStretch: integer('last_stretch').notNull(),
    stretches: integer('stretches').notNull().default(1),
    textHash: text('text_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kickId, table.day] }),
    check('kick_chat_days_stretches_of_a_day', sql`${table.stretches} between 1 and 288`),
  ],
);
