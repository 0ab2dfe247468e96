import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { orderDrawKinds } from '@/contract/order-draws';
import { beaconRounds } from './beacon-rounds';
import { bonusHunts } from './bonus-hunts';
import { events } from './events';
import { isKnown } from './is-known';
import { moment } from './moment';
import { tournaments } from './tournaments';

/**
 * Orders drawn by lot: the seeds of a bracket, and who stands first among equals in a hunt or an event. Promised with what it belongs to, frozen when
 * nothing of the list can change any more, drawn by a round of the beacon (ADR 340). `entries` are the lines of the frozen list, number and holder;
 * `drawn` are their numbers in the order that came out.
 */
export const orderDraws = pgTable(
  'order_draws',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: orderDrawKinds }).notNull(),
    tournamentId: bigint('tournament_id', { mode: 'number' }).references(() => tournaments.id),
    huntId: bigint('hunt_id', { mode: 'number' }).references(() => bonusHunts.id),
    eventId: bigint('event_id', { mode: 'number' }).references(() => events.id),
    commitment: text('commitment').notNull(),
    serverSeed: text('server_seed').notNull(),
    promisedAt: moment('promised_at').notNull(),
    beaconChain: text('beacon_chain').notNull(),
    frozenAt: moment('frozen_at'),
    beaconRound: bigint('beacon_round', { mode: 'number' }),
    entries: jsonb('entries').$type<readonly (readonly [number, string])[]>(),
    listRoot: text('list_root'),
    listTotal: integer('list_total'),
    drawSeed: text('draw_seed'),
    drawn: jsonb('drawn').$type<readonly number[]>(),
    drawnAt: moment('drawn_at'),
  },
  (table) => [
    isKnown('order_draws_kind_known', table.kind),
    check(
      'order_draws_of_one',
      sql`num_nonnulls(${table.tournamentId}, ${table.huntId}, ${table.eventId}) = 1`,
    ),
    check(
      'order_draws_of_kind',
      sql`(${table.kind} = 'bracket') = (${table.tournamentId} is not null) and (${table.kind} = 'hunt') = (${table.huntId} is not null)`,
    ),
    unique('order_draws_tournament_once').on(table.tournamentId),
    unique('order_draws_hunt_once').on(table.huntId),
    unique('order_draws_event_once').on(table.eventId),
    check(
      'order_draws_hashes_are_hex',
      sql`concat(${table.commitment}, ${table.serverSeed}, ${table.beaconChain}, ${table.listRoot}, ${table.drawSeed}) ~ '^([0-9a-f]{64})+$'`,
    ),
    check(
      'order_draws_frozen_whole',
      sql`num_nulls(${table.frozenAt}, ${table.beaconRound}, ${table.entries}, ${table.listRoot}, ${table.listTotal}) in (0, 5)`,
    ),
    check(
      'order_draws_drawn_whole',
      sql`num_nulls(${table.drawSeed}, ${table.drawn}, ${table.drawnAt}) in (0, 3) and (${table.drawnAt} is null or ${table.frozenAt} is not null)`,
    ),
    foreignKey({
      name: 'order_draws_beacon_round',
      columns: [table.beaconChain, table.beaconRound],
      foreignColumns: [beaconRounds.chain, beaconRounds.round],
    }),
    index('order_draws_waiting_index')
      .on(table.id)
      .where(sql`${table.frozenAt} is not null and ${table.drawnAt} is null`),
  ],
);
