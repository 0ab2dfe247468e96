import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';

/** Events of Kick that were proved to be its own, by the id of their message: one that comes again does nothing. */
export const kickEvents = pgTable(
  'kick_events',
  {
    messageId: text('message_id').primaryKey(),
    type: text('type').notNull(),
    /** What became of it. */
    outcome: text('outcome', { enum: ['done', 'ignored', 'unreadable'] }).notNull(),
    sentAt: moment('sent_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    isKnown('kick_events_outcome_known', table.outcome),
    check('kick_events_id_short', sql`length(${table.messageId}) between 1 and 64`),
    index('kick_events_received_index').on(table.receivedAt),
    index('kick_events_type_index').on(table.type, table.receivedAt),
  ],
);
