import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeliveryWire } from '@/contract/claim-inputs';
import type { PrizeWire } from '@/contract/prizes';
import { drawResults } from './draw-results';
import { moment } from './moment';
import { users } from './users';

/** `needs_info` waits for the winner's delivery data, `delivered` has been handed over, `rejected` is forfeited. */
const prizeStates = ['pending', 'in_review', 'needs_info', 'approved', 'rejected', 'delivered'] as const;

/**
 * What the winners of draws are to get: one row a drawn result that has a prize, made with it. `prize` is a copy of the draw's entry,
 * `delivery` where it goes.
 */
export const prizeClaims = pgTable(
  'prize_claims',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    raffleId: bigint('raffle_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    prize: jsonb('prize').$type<PrizeWire>().notNull(),
    delivery: jsonb('delivery').$type<DeliveryWire>(),
    state: text('state', { enum: prizeStates }).notNull().default('needs_info'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'prize_claims_result',
      columns: [table.raffleId, table.position],
      foreignColumns: [drawResults.raffleId, drawResults.position],
    }),
    unique('prize_claims_result_once').on(table.raffleId, table.position),
    check(
      'prize_claims_state_known',
      sql`${table.state} in ('pending', 'in_review', 'needs_info', 'approved', 'rejected', 'delivered')`,
    ),
    index('prize_claims_user_index').on(table.userId, table.createdAt, table.id),
    index('prize_claims_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info', 'approved')`),
  ],
);
