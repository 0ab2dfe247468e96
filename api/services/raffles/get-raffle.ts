import { and, eq, sql } from 'drizzle-orm';
import type { DrawBeaconWire, DrawFactsWire } from '@/contract/draw-proof';
import type { RaffleDetailWire } from '@/contract/raffles';
import type { ServiceContext } from '../../context';
import { raffleKind } from '../../db/kinds/raffles';
import { raffles } from '../../db/schema/raffles';
import { ServiceError } from '../../service-error';
import { beaconFacts } from '../beacon/beacon-facts';
import { allResults, toDrawResult } from './drawn-results';
import { raffleColumns, toRaffle } from './raffle-columns';

const playerCount = sql<number>`coalesce(raffles.player_total, (
  select count(distinct t.user_id)::int from tickets t where t.raffle_id = raffles.id and t.voided_at is null
))`;

/** The seed that was promised; it leaves the database only with the draw. */
const revealedSeed = sql<
  string | null
>`case when raffles.state in ('drawn', 'paid') then raffles.server_seed end`;

/** One draw with its results, one query; `not_found` for an unknown slug and for a draft. */
export async function getRaffle(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  slug: string,
): Promise<RaffleDetailWire> {
  const [row] = await db
    .select({
      ...raffleColumns,
      ...drawColumns,
      rulesText: raffles.rulesText,
      playerCount,
      results: allResults,
    })
    .from(raffles)
    .where(and(eq(raffles.slug, slug), raffleKind.shown()));
  if (!row) throw new ServiceError('not_found');
  return {
    ...toRaffle(row, clock.now()),
    rules_text: row.rulesText,
    player_count: row.playerCount,
    reserve_count: row.reserveCount,
    draw: toFacts(row),
    results: row.results.map(toDrawResult),
  };
}

const drawColumns = {
  reserveCount: raffles.reserveCount,
  algorithm: raffles.algorithm,
  commitment: raffles.commitment,
  listRoot: raffles.listRoot,
  listTotal: raffles.listTotal,
  drawSeed: raffles.drawSeed,
  publishedAt: raffles.publishedAt,
  frozenAt: raffles.frozenAt,
  drawnAt: raffles.drawnAt,
  serverSeed: revealedSeed,
  beacon: beaconFacts(raffles),
};

type DrawRow = Pick<
  typeof raffles.$inferSelect,
  | 'algorithm'
  | 'commitment'
  | 'listRoot'
  | 'listTotal'
  | 'drawSeed'
  | 'publishedAt'
  | 'frozenAt'
  | 'drawnAt'
  | 'endsAt'
  | 'drawAt'
> & { readonly serverSeed: string | null; readonly beacon: DrawBeaconWire | null };

function toFacts(row: DrawRow): DrawFactsWire {
  return {
    algorithm: row.algorithm,
    commitment: row.commitment,
    root: row.listRoot,
    total: row.listTotal,
    server_seed: row.serverSeed,
    seed: row.drawSeed,
    published_at: row.publishedAt?.toISOString() ?? null,
    ends_at: row.endsAt.toISOString(),
    draw_at: row.drawAt.toISOString(),
    frozen_at: row.frozenAt?.toISOString() ?? null,
    drawn_at: row.drawnAt?.toISOString() ?? null,
    beacon: row.beacon,
  };
}
