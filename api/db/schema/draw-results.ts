import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { drawStatuses } from '@/contract/raffles';
import { isKnown } from './is-known';
import { moment } from './moment';
import { tickets } from './tickets';
import { users } from './users';

/**
 * What a draw drew: winners first, then reserves, each person once. A disqualified winner keeps the row, with a public `note`;
 * `prize_position` is the place whose prize the person has, which a promoted reserve takes over.
 */
export const drawResults = pgTable(
  'draw_results',
  {
    raffleId: bigint('raffle_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    ticketNumber: integer('ticket_number').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role', { enum: ['winner', 'reserve'] }).notNull(),
    status: text('status', { enum: drawStatuses }).notNull(),
    prizePosition: integer('prize_position'),
    note: text('note'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.raffleId, table.position] }),
    foreignKey({
      name: 'draw_results_ticket',
      columns: [table.raffleId, table.ticketNumber],
      foreignColumns: [tickets.raffleId, tickets.number],
    }),
    unique('draw_results_ticket_once').on(table.raffleId, table.ticketNumber),
    unique('draw_results_person_once').on(table.raffleId, table.userId),
    check('draw_results_position_positive', sql`${table.position} > 0`),
    isKnown('draw_results_role_known', table.role),
    isKnown('draw_results_status_known', table.status),
    check(
      'draw_results_status_of_role',
      sql`(${table.role} = 'winner' and ${table.status} in ('won', 'delivered', 'disqualified')) or (${table.role} = 'reserve' and ${table.status} in ('waiting', 'promoted', 'delivered', 'disqualified'))`,
    ),
    check(
      'draw_results_prize_held',
      sql`(${table.status} in ('won', 'delivered', 'promoted')) = (${table.prizePosition} is not null)`,
    ),
    unique('draw_results_prize_once').on(table.raffleId, table.prizePosition),
    check('draw_results_reason_public', sql`${table.status} <> 'disqualified' or ${table.note} is not null`),
  ],
);
