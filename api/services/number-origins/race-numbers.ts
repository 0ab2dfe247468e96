import { and, eq, sql } from 'drizzle-orm';
import { objectionHours } from '@/contract/number-origins';
import { wagerEventKind } from '../../db/kinds/wager-events';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerStandings } from '../../db/schema/wager-standings';
import { publicName } from '../../formulas/public-name';
import type { NumberAreaRecord, Numbered, Reading } from './number-area';
import { placeOf, toPlaceLine } from './place-line';

/** The standings of a race: every value comes from the published import, less the one at the start (ADR 071). */
export const raceNumbers: NumberAreaRecord = {
  area: 'wager_event',
  find: findRace,
  lines: async (db, { id }, { most, line }) => {
    const rank = placeOf(line);
    const only = line === undefined ? sql`true` : sql`s.rank = ${rank ?? 0}`;
    const { rows } = await db.execute<Row>(sql`
      select s.rank, s.site_username, s.value::float8 as value, u.nickname, i.no, i.role, i.imported_at,
        (select count(*)::int from wager_standings where event_id = ${id}) as total
      from wager_standings s left join users u on u.id = s.user_id
      join wager_events e on e.id = s.event_id
      left join wager_imports i on i.event_id = e.id and i.no = e.last_import_no
      where s.event_id = ${id} and ${only} order by s.rank limit ${most}`);
    return { count: rows[0]?.total ?? 0, lines: rows.map(toLine) };
  },
  keyOf: async (db, { id }, line) => {
    const rank = placeOf(line);
    if (rank === null) return null;
    const { siteUsername } = wagerStandings;
    const [row] = await db
      .select({ siteUsername })
      .from(wagerStandings)
      .where(and(eq(wagerStandings.eventId, id), eq(wagerStandings.rank, rank)));
    return row?.siteUsername ?? null;
  },
  lineOf: async (db, { id }, key) => {
    const [row] = await db
      .select({ rank: wagerStandings.rank })
      .from(wagerStandings)
      .where(and(eq(wagerStandings.eventId, id), eq(wagerStandings.siteUsername, key)));
    return row ? toPlaceLine(row.rank) : null;
  },
};

interface Row extends Record<string, unknown> {
  readonly rank: number;
  readonly site_username: string;
  readonly value: number;
  readonly nickname: string | null;
  readonly no: number | null;
  readonly role: string | null;
  readonly imported_at: string | null;
  readonly total: number;
}

function toLine({ rank, site_username: username, nickname, value, no, role, imported_at: at }: Row) {
  const origin = { source: 'import' as const, role, at: at === null ? '' : new Date(at).toISOString(), no };
  const line = toPlaceLine(rank);
  return {
    line,
    rank,
    name: publicName({ username, nickname }),
    value,
    origins: no === null ? [] : [origin],
  };
}

/** Objections are heard from the provisional result on, for as long as the event's page said at its beginning. */
async function findRace(db: Reading, slug: string): Promise<Numbered | null> {
  const [event] = await db
    .select()
    .from(wagerEvents)
    .where(and(eq(wagerEvents.slug, slug), wagerEventKind.shown()));
  if (!event) return null;
  const { id, title, metric, currency, state, disputeFrom } = event;
  const isHeard = (state === 'provisional' || state === 'dispute') && disputeFrom !== null;
  return {
    ...{ id, slug, title, unit: metric === 'multiplier' ? 'x' : 'money', currency },
    heardFrom: isHeard ? new Date(0) : null,
    heardUntil: isHeard ? new Date(disputeFrom.getTime() + objectionHours * 3_600_000) : null,
  };
}
