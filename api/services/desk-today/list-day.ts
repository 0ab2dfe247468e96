import { type SQL, sql } from 'drizzle-orm';
import { type Area, areaOfKind } from '@/contract/areas';
import type { DeskToday } from '@/contract/desk-today';
import type { ServiceContext } from '../../context';
import { dayStart } from '../leaders/to-period';

type Live = DeskToday['live'][number];
type End = DeskToday['ends'][number];
type DayKind = Live['kind'];

interface Times {
  readonly now: SQL;
  readonly midnight: SQL;
}

const dayMs = 24 * 60 * 60_000;
/** How many of each kind are named: more than this on one day is not a day's work. */
const most = 20;

/** What is live at this moment, and what begins, ends or is drawn until midnight in Istanbul; nothing of an area that is off. Two statements. */
export async function listDay(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  off: readonly Area[],
): Promise<Pick<DeskToday, 'live' | 'ends'>> {
  const now = clock.now();
  const midnight = toTime(dayStart(now).getTime() + dayMs);
  const times = { now: toTime(now), midnight };
  const isOn = ({ kind }: { readonly kind: DayKind }) => !off.includes(areaOf(kind));
  const [live, ends] = await Promise.all([
    db.execute<Live & Record<string, unknown>>(union(liveParts(times), 'since')),
    db.execute<End & Record<string, unknown>>(union(endParts(times), 'at')),
  ]);
  return {
    live: live.rows.filter(isOn).map(({ since, ...row }) => ({ ...row, since: toIso(since) })),
    ends: ends.rows.filter(isOn).map(({ at, ...row }) => ({ ...row, at: toIso(at) })),
  };
}

const toTime = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
const toIso = (moment: string) => new Date(moment).toISOString();
const areaOf = (kind: DayKind): Area => areaOfKind(kind) ?? 'stream';

function union(parts: readonly SQL[], order: string): SQL {
  return sql`select * from (${sql.join(
    parts.map((part) => sql`(${part} limit ${most})`),
    sql` union all `,
  )}) parts order by ${sql.raw(order)}, kind, slug`;
}

/** Each condition on the state is that of an index of the table. */
function liveParts({ now }: Times): SQL[] {
  const live = (kind: DayKind, since: string) =>
    sql`select ${kind}::text as kind, slug, title, ${sql.raw(since)} as since`;
  return [
    sql`${live('schedule', 'starts_at')} from schedule_items where ends_at > ${now} and starts_at <= ${now}
      and not is_cancelled and slug is not null order by ends_at`,
    sql`${live('bonus-hunts', 'started_at')} from bonus_hunts
      where state in ('collecting', 'guessing_locked', 'opening') order by started_at desc`,
    sql`${live('bonus-buys', 'started_at')} from buy_sessions where state = 'live' order by started_at desc`,
    sql`${live('wager-events', 'starts_at')} from wager_events
      where state in ('scheduled', 'live', 'awaiting_data', 'provisional', 'dispute')
        and ends_at > ${now} and starts_at <= ${now} order by ends_at`,
    sql`${live('tournaments', 'starts_at')} from tournaments where state = 'live' order by starts_at desc`,
    sql`${live('events', 'starts_at')} from events where state in ('live', 'judging') and ends_at > ${now} order by ends_at`,
  ];
}

function endParts({ now, midnight }: Times): SQL[] {
  const today = (column: string) => sql`${sql.raw(column)} >= ${now} and ${sql.raw(column)} < ${midnight}`;
  const part = (
    [kind, what]: readonly [DayKind, End['what']],
    [table, column, title = 'title']: readonly [string, string, string?],
    condition: string,
  ) => sql`select ${kind}::text as kind, slug, ${sql.raw(title)} as title, ${what}::text as what, ${sql.raw(column)} as at
    from ${sql.raw(table)} where ${sql.raw(condition)} and ${today(column)} order by ${sql.raw(column)}`;
  return [
    part(['schedule', 'begins'], ['schedule_items', 'starts_at'], 'not is_cancelled and slug is not null'),
    part(
      ['wager-events', 'ends'],
      ['wager_events', 'ends_at'],
      "state in ('scheduled', 'live', 'awaiting_data', 'provisional', 'dispute')",
    ),
    part(
      ['tournaments', 'begins'],
      ['tournaments', 'starts_at'],
      "state in ('registration', 'check_in', 'live')",
    ),
    part(['events', 'begins'], ['events', 'starts_at'], "state = 'upcoming'"),
    part(['events', 'ends'], ['events', 'ends_at'], "state in ('live', 'judging')"),
    part(['raffles', 'ends'], ['raffles', 'ends_at'], "state in ('open', 'closed', 'drawing')"),
    part(['raffles', 'draws'], ['raffles', 'draw_at'], "state in ('open', 'closed', 'drawing')"),
    part(['special-odds', 'ends'], ['special_odds', 'ends_at', 'match'], "state = 'scheduled'"),
  ];
}
