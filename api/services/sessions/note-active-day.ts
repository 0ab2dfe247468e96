import { sql } from 'drizzle-orm';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';

/** Counts a member among those who were here on this day of Istanbul, once a day however many logins ask at the same time. */
export async function noteActiveDay(
  { tx, clock }: { readonly tx: Pick<Database, 'execute'>; readonly clock: Clock },
  userId: string,
): Promise<void> {
  const today = sql`(${new Date(clock.now()).toISOString()}::timestamptz at time zone 'Europe/Istanbul')::date`;
  await tx.execute(sql`
    with seen as (
      update users set active_on = ${today} where id = ${userId} and (active_on is null or active_on < ${today}) returning id
    )
    insert into active_days (day, members) select ${today}, 1 from seen
    on conflict (day) do update set members = active_days.members + 1`);
}
