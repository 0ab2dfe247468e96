import { sql } from 'drizzle-orm';
import type { SponsorRefWire } from '@/contract/sponsors';
import type { WagerDataWire, WagerEventWire, WagerStandingWire } from '@/contract/wager-events';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerPhase } from '../../formulas/wager-phase';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { type StandingRow, standingObject, toStanding } from './standing-row';

/** The newest published import of the event at hand. */
const data = sql<WagerDataWire | null>`(
  select json_build_object('no', i.no, 'source', i.source, 'taken_at', i.taken_at)
  from wager_imports i where i.event_id = wager_events.id and i.no = wager_events.last_import_no
)`;

/** The first three places of the event at hand. */
const leaders = sql<StandingRow[]>`coalesce((
  select json_agg(${standingObject} order by s.rank)
  from wager_standings s left join users u on u.id = s.user_id
  where s.event_id = wager_events.id and s.rank <= 3
), '[]'::json)`;

/** What a query over `wager_events` joined with `sponsors` selects for a list; turn a row into the wire with `toWagerEvent`. */
export const wagerEventColumns = {
  event: wagerEvents,
  sponsor: sponsorRefColumns,
  data,
  leaders,
};

interface WagerEventRow {
  readonly event: typeof wagerEvents.$inferSelect;
  readonly sponsor: SponsorRefWire;
  readonly data: WagerDataWire | null;
  readonly leaders: StandingRow[];
}

/** An event as lists show it, at `now` (milliseconds). */
export function toWagerEvent({ event, sponsor, ...row }: WagerEventRow, now: number): WagerEventWire {
  return {
    ...toTexts(event),
    phase: wagerPhase(event, now),
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    dispute_from: event.disputeFrom?.toISOString() ?? null,
    dispute_until: event.disputeUntil?.toISOString() ?? null,
    sponsor,
    total_value: event.totalValue,
    player_count: event.playerCount,
    data: toData(row.data),
    leaders: row.leaders.map(toStanding) satisfies WagerStandingWire[],
  };
}

/** PostgreSQL writes times into JSON in its own way; the wire has ISO times in UTC. */
function toData(data: WagerDataWire | null): WagerDataWire | null {
  return data && { ...data, taken_at: new Date(data.taken_at).toISOString() };
}

function toTexts({ slug, title, summary, image, mode, metric, ...event }: WagerEventRow['event']) {
  const { currency, prizes, steps } = event;
  return { slug, title, summary, image, mode, metric, currency, prizes, steps };
}
