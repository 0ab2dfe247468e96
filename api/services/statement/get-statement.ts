import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { StatementLineWire, StatementQuery } from '@/contract/statement';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { coinLedger } from '../../db/schema/coin-ledger';
import { earnRules } from '../../db/schema/earn-rules';
import { events } from '../../db/schema/events';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { tournaments } from '../../db/schema/tournaments';
import { wagerEvents } from '../../db/schema/wager-events';
import { firstDay } from '../leaders/to-period';
import { openStates } from '../orders/cancellable';
import { type ContestArea, contestAreas } from '../prizes/contest';

interface Owner {
  readonly id: string;
  readonly point: number;
}

const key = z.tuple([z.number().int()]);

/** A page of a member's own lines, or of those in one direction, the newest first, each with its source; and what orders under way hold. Two queries. */
export async function getStatement(
  ctx: ServiceContext,
  { owner, input: { cursor, size, direction } }: { readonly owner: Owner; readonly input: StatementQuery },
) {
  const condition = and(
    eq(coinLedger.userId, owner.id),
    direction && (direction === 'in' ? gt(coinLedger.amount, 0) : lt(coinLedger.amount, 0)),
    afterKey([coinLedger.id], decodeCursor(cursor, key)),
  );
  const lines = await selectLines(ctx, condition, (size ?? pageSize) + 1);
  return {
    ...toPage(lines, ({ id }) => [id], toLine, size),
    balance: owner.point,
    reserved: await reservedBy(ctx, owner.id),
  };
}

/** What has prizes is named by its number as text. */
const numberOf = (type: ContestArea) =>
  sql`case when ${coinLedger.refType} = ${type} then ${coinLedger.refId}::bigint end`;

/** An order is named by its id as text; other sources have other names, so that it is read as one only where it is one. */
const orderId = sql`case when ${coinLedger.refType} = 'market_order' then ${coinLedger.refId}::uuid end`;

/**
 * The number of a contest whose Sikke go by an earn rule, which is what their line refers to: it stands in the key of the credit, or in the claim
 * that the team delivered.
 */
const wonIn = (area: 'event' | 'hunt' | 'tournament') => {
  const credited = `^earn:[^:]+:prize:${area}:(\\d+):`;
  return sql`coalesce(substring(${coinLedger.idempotencyKey} from ${credited})::bigint, ${contestAreas[area].column})`;
};

const deliveredClaim = sql`substring(${coinLedger.idempotencyKey} from '^prize:(\\d+)$')::bigint`;

const wonTournament = alias(tournaments, 'won_tournament');

/**
 * The newest lines that meet a condition. They are found first, and then looked up what they came of: of twelve tables at once PostgreSQL would make a plan for each
 * call, which takes ten times as long as running it. What is found goes by the ledger's own name.
 */
function selectLines({ db }: ServiceContext, condition: SQL | undefined, most: number) {
  const found = db
    .select()
    .from(coinLedger)
    .where(condition)
    .orderBy(desc(coinLedger.id))
    .limit(most)
    .as('coin_ledger');
  return db
    .select({
      id: coinLedger.id,
      amount: coinLedger.amount,
      balance_after: coinLedger.balanceAfter,
      reason: coinLedger.reason,
      note: coinLedger.note,
      reverses: coinLedger.reversalOf,
      createdAt: coinLedger.createdAt,
      rule: { title: earnRules.title, path: earnRules.path },
      item: marketItems.title,
      draw: { title: raffles.title, slug: raffles.slug },
      race: { title: wagerEvents.title, slug: wagerEvents.slug },
      tournament: { title: tournaments.title, slug: tournaments.slug },
      event: { title: events.title, slug: events.slug },
      hunt: { title: bonusHunts.title, slug: bonusHunts.slug },
      bracket: { title: wonTournament.title, slug: wonTournament.slug },
      period: leaderboardPeriods,
    })
    .from(found)
    .leftJoin(earnRules, and(eq(coinLedger.refType, 'earn_rule'), eq(earnRules.key, coinLedger.refId)))
    .leftJoin(marketOrders, eq(marketOrders.id, orderId))
    .leftJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
    .leftJoin(raffles, eq(raffles.id, numberOf('raffle')))
    .leftJoin(wagerEvents, eq(wagerEvents.id, numberOf('wager_event')))
    .leftJoin(leaderboardPeriods, eq(leaderboardPeriods.id, numberOf('board')))
    .leftJoin(tournaments, and(eq(coinLedger.refType, 'tournament'), eq(tournaments.slug, coinLedger.refId)))
    .leftJoin(prizeClaims, and(eq(coinLedger.refType, 'earn_rule'), eq(prizeClaims.id, deliveredClaim)))
    .leftJoin(events, eq(events.id, wonIn('event')))
    .leftJoin(bonusHunts, eq(bonusHunts.id, wonIn('hunt')))
    .leftJoin(wonTournament, eq(wonTournament.id, wonIn('tournament')))
    .orderBy(desc(coinLedger.id));
}

type Row = Awaited<ReturnType<typeof selectLines>>[number];

function toLine({
  createdAt,
  id,
  amount,
  balance_after,
  reason,
  note,
  reverses,
  ...about
}: Row): StatementLineWire {
  const line = { id, amount, balance_after, reason, note, reverses };
  return { ...line, ...toSource(about), created_at: createdAt.toISOString() };
}

type About = Pick<
  Row,
  'rule' | 'item' | 'draw' | 'race' | 'tournament' | 'event' | 'hunt' | 'bracket' | 'period'
>;

/** What a line came of, and what leads there; a leaderboard is named by what it ranked, and when. */
function toSource({ rule, item, draw, race, tournament, event, hunt, bracket, period }: About) {
  if (item !== null) return { source: item, reference: { type: 'orders' }, path: null };
  const contests = {
    raffles: draw,
    'wager-events': race,
    tournaments: tournament ?? bracket,
    events: event,
    'bonus-hunts': hunt,
  };
  for (const [type, contest] of Object.entries(contests))
    if (contest) return { source: contest.title, reference: { type, id: contest.slug }, path: null };
  const start = period && { metric: period.metric, period: period.period, start: firstDay(period.startsAt) };
  if (start) return { source: null, reference: { type: 'leaders' }, path: null, board: start };
  return { source: rule?.title ?? null, reference: null, path: rule?.path ?? null };
}

async function reservedBy({ db }: ServiceContext, userId: string): Promise<number> {
  const [held] = await db
    .select({ sum: sql<number>`coalesce(sum(${marketOrders.price}), 0)::int` })
    .from(marketOrders)
    .where(and(eq(marketOrders.userId, userId), inArray(marketOrders.state, [...openStates])));
  return held?.sum ?? 0;
}
