import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';
import { raffles } from './raffles';
import { ticketDeposits } from './ticket-deposits';
import { users } from './users';

/** Where tickets come from; a deposit's tickets name it in `source_ref`. */
const ticketSources = ['deposit', 'event', 'gift', 'free', 'market'] as const;

/** The tickets of a draw, numbered from 1. One that is taken back keeps its number and gets `voided_at`: it is in no list. */
export const tickets = pgTable(
  'tickets',
  {
    raffleId: bigint('raffle_id', { mode: 'number' })
      .notNull()
      .references(() => raffles.id),
    number: integer('number').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    source: text('source', { enum: ticketSources }).notNull(),
    sourceRef: bigint('source_ref', { mode: 'number' }).references(() => ticketDeposits.id),
    voidedAt: moment('voided_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.raffleId, table.number] }),
    check('tickets_number_positive', sql`${table.number} > 0`),
    isKnown('tickets_source_known', table.source),
    check('tickets_deposit_named', sql`(${table.source} = 'deposit') = (${table.sourceRef} is not null)`),
    index('tickets_holder_index').on(table.raffleId, table.userId, table.number),
    index('tickets_user_index').on(table.userId, table.createdAt),
    index('tickets_source_index').on(table.sourceRef),
  ],
);
