import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeskDrawsQuery, DeskDrawWire, DrawList } from '@/contract/desk-prizes';
import type { DrawBeaconWire } from '@/contract/draw-proof';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { fourEyesRequests } from '../../../db/schema/four-eyes-requests';
import { openPrizeStates, prizeClaims } from '../../../db/schema/prize-claims';
import { raffles } from '../../../db/schema/raffles';
import { beaconFacts } from '../../beacon/beacon-facts';
import { hasWords } from '../../search/has-words';

const keySchema = z.tuple([z.number().int()]);
/** The clock's jobs run every minute: what is due longer is late. */
const lateMs = 5 * 60_000;

type Raffle = typeof raffles.$inferSelect;

const states: Readonly<Record<DrawList, readonly Raffle['state'][]>> = {
  current: ['open', 'closed', 'drawing'],
  drawn: ['drawn', 'paid'],
  cancelled: ['cancelled'],
  draft: ['draft'],
};

const openStates = sql.join(
  openPrizeStates.map((state) => sql`${state}`),
  sql`, `,
);

/** How many prizes of a draw are how far; a column of one table alone would be rendered without its name. */
const prizes = sql<DeskDrawWire['prizes']>`(select json_build_object(
    'open', count(*) filter (where c.state in (${openStates})),
    'done', count(*) filter (where c.state in ('delivered', 'confirmed')),
    'lost', count(*) filter (where c.state = 'rejected'))
  from ${prizeClaims} c where c.raffle_id = raffles.id)`;

/** Draws with what the clock does next, the latest first; one query. */
export async function listDraws(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { list, q, cursor }: DeskDrawsQuery,
): Promise<Page<DeskDrawWire>> {
  const now = clock.now();
  const isListed = and(
    inArray(raffles.state, [...states[list]]),
    q ? hasWords('raffles', q) : undefined,
    afterKey([raffles.id], decodeCursor(cursor, keySchema)),
  );
  const rows = await db
    .select({ raffle: raffles, prizes, beacon: beaconFacts(raffles), isAsked: isAsked(new Date(now)) })
    .from(raffles)
    .where(isListed)
    .orderBy(desc(raffles.id))
    .limit(pageSize + 1);
  return toPage(
    rows,
    ({ raffle }) => [raffle.id],
    (row) => toWire(row, now),
  );
}

/** Whether a second admin is asked to confirm the cancellation. */
function isAsked(now: Date): SQL<boolean> {
  return sql`exists (select from ${fourEyesRequests} f where f.kind = 'contest_cancellation' and f.state = 'waiting'
    and f.subject = 'raffles:' || raffles.slug and f.expires_at > ${now.toISOString()}::timestamptz)`;
}

interface Row {
  readonly raffle: Raffle;
  readonly prizes: DeskDrawWire['prizes'];
  readonly beacon: DrawBeaconWire | null;
  readonly isAsked: boolean;
}

function toWire({ raffle, prizes: won, beacon, isAsked: isWaiting }: Row, now: number): DeskDrawWire {
  const { slug, title, state, startsAt, endsAt, drawAt, drawnAt, ticketCount, playerTotal } = raffle;
  const isOn = states.current.includes(state);
  const due = state === 'open' ? endsAt : drawAt;
  return {
    ...{ slug, title, state, tickets: raffle.listTotal ?? ticketCount, players: playerTotal },
    ...{ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), draw_at: drawAt.toISOString() },
    drawn_at: drawnAt?.toISOString() ?? null,
    is_late: isOn && due.getTime() + lateMs < now,
    waits: state === 'closed' ? toWaits(beacon) : null,
    cancel: toCancel(isOn, isWaiting),
    prizes: won,
  };
}

function toWaits(beacon: DrawBeaconWire | null): DeskDrawWire['waits'] {
  const { round, tried_at, problem } = beacon ?? {};
  return round && tried_at && problem ? { round, tried_at, problem } : null;
}

function toCancel(isOn: boolean, isWaiting: boolean): DeskDrawWire['cancel'] {
  if (!isOn) return 'over';
  return isWaiting ? 'waiting' : 'possible';
}
