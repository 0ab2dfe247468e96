import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * The rounds of the public beacon that draws wait for or were drawn by. A row is made when a list is frozen; `signature` stands once it was fetched
 * and verified, `source` is who handed it out first. Until then `problem` says what the last try met with. Hex throughout.
 */
export const beaconRounds = pgTable(
  'beacon_rounds',
  {
    chain: text('chain').notNull(),
    round: bigint('round', { mode: 'number' }).notNull(),
    dueAt: moment('due_at').notNull(),
    signature: text('signature'),
    randomness: text('randomness'),
    source: text('source'),
    fetchedAt: moment('fetched_at'),
    tries: integer('tries').notNull().default(0),
    triedAt: moment('tried_at'),
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.round] }),
    check('beacon_rounds_counted', sql`${table.round} > 0 and ${table.tries} >= 0`),
    check('beacon_rounds_signature_hex', sql`${table.signature} ~ '^[0-9a-f]{96}$'`),
    check('beacon_rounds_randomness_hex', sql`${table.randomness} ~ '^[0-9a-f]{64}$'`),
    check(
      'beacon_rounds_fetched_whole',
      sql`num_nulls(${table.signature}, ${table.randomness}, ${table.source}, ${table.fetchedAt}) in (0, 4)`,
    ),
    check('beacon_rounds_not_before_due', sql`${table.fetchedAt} >= ${table.dueAt}`),
    index('beacon_rounds_waiting_index').on(table.dueAt).where(sql`${table.signature} is null`),
  ],
);
