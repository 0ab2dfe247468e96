import { sql } from 'drizzle-orm';
import type { FigureSpan, MemberFigures } from '@/contract/desk-figures';
import { dayOf, type FigureNeeds, overDays, sumOf, toSpanDays } from './span-days';

interface Found extends Record<string, unknown> {
  readonly total: number;
  readonly active: number;
  readonly days: readonly { readonly day: string; readonly joined: number; readonly active: number }[];
}

/**
 * New and active members of a span; one statement. An account that was erased still counts on the day it was opened, and no longer in `total`, which is counted as all less
 * the erased ones: each of the two by an index alone.
 */
export async function memberFigures(needs: FigureNeeds, span: FigureSpan): Promise<MemberFigures> {
  const { days, from } = toSpanDays(needs, span);
  const { rows } = await needs.db.execute<Found>(sql`
    with joined as (
      select ${dayOf(sql`created_at`)} as day, count(*)::int as joined from users where created_at >= ${from}::timestamptz group by 1
    ), active as (select day, members as active from active_days where day >= ${days[0]}::date)
    select ((select count(*) from users) - (select count(*) from users where deleted_at is not null))::int as total,
      (select count(*)::int from users where active_on >= ${days[0]}::date) as active,
      (select coalesce(json_agg(one), '[]') from (
        select day::text, coalesce(joined, 0) as joined, coalesce(active, 0) as active from joined full join active using (day)
      ) one) as days`);
  const found = rows[0] ?? { total: 0, active: 0, days: [] };
  const told = overDays(days, found.days, { joined: 0, active: 0 });
  return {
    total: found.total,
    active: found.active,
    joined: sumOf(told, ({ joined }) => joined),
    days: told,
  };
}
