import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { prizeStates } from '@/contract/desk-prizes';
import { isKnown } from './is-known';
import { moment } from './moment';
import { prizeClaims } from './prize-claims';

/**
 * Every state that a prize has been in, and since when: append-only, and written by a trigger of `prize_claims` alone (`prize-history.ts`), so
 * that whoever changes a state, a row stays that says so. `at` is the moment by the program's clock, `recorded_at` the database's own.
 */
export const prizeMoves = pgTable(
  'prize_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claimId: bigint('claim_id', { mode: 'number' })
      .notNull()
      .references(() => prizeClaims.id),
    state: text('state', { enum: prizeStates }).notNull(),
    at: moment('at').notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    isKnown('prize_moves_state_known', table.state),
    index('prize_moves_claim_index').on(table.claimId, table.id),
  ],
);
