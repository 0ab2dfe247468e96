import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PrizeWire } from '@/contract/prizes';
import { raffleStates } from '@/contract/raffles';
import { beaconRounds } from './beacon-rounds';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * The draws. `commitment` is the SHA-256 of `server_seed`, which leaves the database only once the draw is drawn. Freezing
 * the list (`closed`) fixes `list_root`, `list_total` and `player_total`. `ticket_count` is the highest number given so
 * far: whoever adds tickets takes numbers by raising it. `draw_seed` and both hashes are hex. A draw by the beacon has its `beacon_chain`
 * from the beginning and its `beacon_round` from the freeze on (ADR 340); one of the first way has neither.
 */
export const raffles = pgTable(
  'raffles',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('raffles_slug_unique'),
    title: text('title').notNull(),
    summary: text('summary'),
    rulesText: text('rules_text'),
    image: text('image'),
    state: text('state', { enum: raffleStates }).notNull().default('draft'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    drawAt: moment('draw_at').notNull(),
    prizes: jsonb('prizes').$type<PrizeWire[]>().notNull(),
    reserveCount: integer('reserve_count').notNull().default(3),
    ticketCount: integer('ticket_count').notNull().default(0),
    algorithm: text('algorithm').notNull(),
    commitment: text('commitment').notNull(),
    serverSeed: text('server_seed').notNull(),
    beaconChain: text('beacon_chain'),
    publishedAt: moment('published_at'),
    frozenAt: moment('frozen_at'),
    beaconRound: bigint('beacon_round', { mode: 'number' }),
    listRoot: text('list_root'),
    listTotal: integer('list_total'),
    playerTotal: integer('player_total'),
    drawSeed: text('draw_seed'),
    drawnAt: moment('drawn_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('raffles_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('raffles_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('raffles_state_known', table.state),
    check(
      'raffles_in_order',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.drawAt}`,
    ),
    check('raffles_prizes_listed', sql`jsonb_typeof(${table.prizes}) = 'array'`),
    check('raffles_counts_not_negative', sql`${table.reserveCount} >= 0 and ${table.ticketCount} >= 0`),
    check(
      'raffles_hashes_are_hex',
      sql`concat(${table.commitment}, ${table.serverSeed}, ${table.beaconChain}, ${table.listRoot}, ${table.drawSeed}) ~ '^([0-9a-f]{64})+$'`,
    ),
    check(
      'raffles_closed_is_frozen',
      sql`${table.state} not in ('closed', 'drawing', 'drawn', 'paid') or num_nulls(${table.listRoot}, ${table.listTotal}, ${table.playerTotal}) = 0`,
    ),
    check(
      'raffles_drawn_has_seed',
      sql`(${table.state} in ('drawn', 'paid')) = (num_nulls(${table.drawSeed}, ${table.drawnAt}) = 0)`,
    ),
    check(
      'raffles_beacon_of_algorithm',
      sql`(${table.algorithm} = 'sikke-cekilis-2') = (${table.beaconChain} is not null)`,
    ),
    check(
      'raffles_frozen_names_round',
      sql`${table.beaconChain} is null or (${table.listRoot} is null) = (num_nulls(${table.frozenAt}, ${table.beaconRound}) = 2)`,
    ),
    foreignKey({
      name: 'raffles_beacon_round',
      columns: [table.beaconChain, table.beaconRound],
      foreignColumns: [beaconRounds.chain, beaconRounds.round],
    }),
    index('raffles_beacon_index').on(table.beaconRound).where(sql`${table.state} = 'closed'`),
    index('raffles_current_index')
      .on(table.endsAt, table.id)
      .where(sql`${table.state} in ('open', 'closed', 'drawing')`),
    index('raffles_past_index')
      .on(table.drawAt, table.id)
      .where(sql`${table.state} in ('drawn', 'paid', 'cancelled')`),
    index('raffles_desk_index').on(table.state, table.id),
  ],
);
