import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { beaconAlgorithm } from '@/contract/draw/draw-tickets';
import type { DrawProofWire } from '@/contract/draw-proof';
import type { OrderDrawKind } from '@/contract/order-draws';
import type { ServiceContext } from '../../context';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { eventKind } from '../../db/kinds/events';
import { tournamentKind } from '../../db/kinds/tournaments';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { events } from '../../db/schema/events';
import { orderDraws } from '../../db/schema/order-draws';
import { tournaments } from '../../db/schema/tournaments';
import { ServiceError } from '../../service-error';
import { beaconFacts } from '../beacon/beacon-facts';

type Db = Pick<ServiceContext, 'db'>;

const columns = { draw: orderDraws, beacon: beaconFacts(orderDraws) };

/** The draw of each kind that is shown, by the slug of what it is for. */
const readers: Readonly<Record<OrderDrawKind, (ctx: Db, slug: string) => Promise<Row[]>>> = {
  bracket: ({ db }, slug) =>
    db
      .select(columns)
      .from(orderDraws)
      .innerJoin(tournaments, eq(tournaments.id, orderDraws.tournamentId))
      .where(isShown(eq(tournaments.slug, slug), tournamentKind.shown())),
  hunt: ({ db }, slug) =>
    db
      .select(columns)
      .from(orderDraws)
      .innerJoin(bonusHunts, eq(bonusHunts.id, orderDraws.huntId))
      .where(isShown(eq(bonusHunts.slug, slug), huntKind.shown())),
  event: ({ db }, slug) =>
    db
      .select(columns)
      .from(orderDraws)
      .innerJoin(events, eq(events.id, orderDraws.eventId))
      .where(isShown(eq(events.slug, slug), eventKind.shown())),
};

interface Row {
  readonly draw: typeof orderDraws.$inferSelect;
  readonly beacon: DrawProofWire['beacon'];
}

function isShown(isIt: SQL, shown: SQL): SQL | undefined {
  return and(isIt, shown, isNotNull(orderDraws.promisedAt));
}

/**
 * Everything that an order by lot is computed from, as far as it is out: the promise, the list from the freeze on, seed and order once it is drawn. Whose the lines
 * are is told by their name in this list alone. `not_found` where nothing is promised, or what it is for is not shown.
 */
export async function getOrderDraw(
  ctx: Db,
  { kind, slug }: { readonly kind: OrderDrawKind; readonly slug: string },
): Promise<DrawProofWire> {
  const [row] = await readers[kind](ctx, slug);
  if (!row) throw new ServiceError('not_found');
  return toProof(row, `${kind}:${slug}`);
}

function toProof({ draw, beacon }: Row, raffle: string): DrawProofWire {
  const { entries, drawn, frozenAt, drawnAt } = draw;
  const holders = new Map(entries);
  const results = (drawn ?? []).map((number, at): [number, number, string] => [
    at + 1,
    number,
    holders.get(number) ?? '',
  ]);
  const times = {
    published_at: draw.promisedAt.toISOString(),
    ends_at: null,
    // An order has no hour of its own: it is drawn once its list is frozen.
    draw_at: frozenAt?.toISOString() ?? null,
    frozen_at: frozenAt?.toISOString() ?? null,
    drawn_at: drawnAt?.toISOString() ?? null,
  };
  return {
    raffle,
    algorithm: beaconAlgorithm,
    commitment: draw.commitment,
    server_seed: drawnAt ? draw.serverSeed : null,
    root: draw.listRoot,
    total: draw.listTotal,
    seed: draw.drawSeed,
    ...times,
    beacon,
    winners: draw.listTotal ?? 0,
    reserves: 0,
    tickets: (entries ?? []).map(([number, holder]): [number, number, string] => [number, number, holder]),
    results,
  };
}
