import { lt, sql } from 'drizzle-orm';
import type { UptimeDay } from '@/contract/books';
import type { Deps } from '../../context';
import type { Database } from '../../db/client';
import { uptimeMinutes } from '../../db/schema/uptime-minutes';

const minuteMs = 60_000;
const keptMs = 62 * 24 * 60 * minuteMs;

/** Notes that the API is there in this minute: its clock ran and the database took the row. Several beats of a minute are one. */
export async function beat({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const minute = new Date(Math.floor(clock.now() / minuteMs) * minuteMs);
  await db.insert(uptimeMinutes).values({ minute }).onConflictDoNothing();
}

/** Forgets minutes of which the heads of the books tell; answers how many. */
export async function forgetBeats({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await db.delete(uptimeMinutes).where(lt(uptimeMinutes.minute, new Date(clock.now() - keptMs)));
  return gone.rowCount ?? 0;
}

/** Of each day of Istanbul in a span, how many whole minutes there were since the first beat ever, and how many had one; nothing before that first one. */
export async function uptimeDays(
  db: Pick<Database, 'execute'>,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<UptimeDay[]> {
  const { rows } = await db.execute<{ day: string; minutes: number; beats: number }>(sql`
    with span as (
      select greatest(${from.toISOString()}::timestamptz, min(minute)) as since, ${until.toISOString()}::timestamptz as until
      from uptime_minutes having count(*) > 0
    ), days as (
      select d as at, greatest(d, since) as begins, least(d + interval '1 day', until) as ends
      from span, generate_series(date_trunc('day', since, 'Europe/Istanbul'), until - interval '1 second', interval '1 day') d
    )
    select to_char(at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day,
      floor(extract(epoch from ends - begins) / 60)::int as minutes,
      (select count(*)::int from uptime_minutes m where m.minute >= begins and m.minute < ends) as beats
    from days where ends > begins order by at`);
  return rows.map(({ day, minutes, beats }) => ({ day, minutes, beats: Math.min(beats, minutes) }));
}
