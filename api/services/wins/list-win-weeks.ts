import { and, gte, lt, sql } from 'drizzle-orm';
import type { WinWeekWire } from '@/contract/wins';
import type { ServiceContext } from '../../context';
import { winKind } from '../../db/kinds/wins';
import { wins } from '../../db/schema/wins';
import { weekAt } from './week';

/** How many weeks are told, this one among them. */
const shownWeeks = 12;

/** How many wins each of the last weeks had and the highest X of each, the earliest first. One query, which reads no older win. */
export async function listWinWeeks(ctx: ServiceContext): Promise<WinWeekWire[]> {
  const { from, to } = weekAt(ctx.clock.now());
  const weekMs = to - from;
  const first = from - (shownWeeks - 1) * weekMs;
  const rows = await ctx.db
    .select({
      place: sql<number>`div(extract(epoch from ${wins.approvedAt}) * 1000 - ${first}::bigint, ${weekMs}::bigint)::int`,
      count: sql<number>`count(*)::int`,
      best_x: sql<number>`max(${wins.x})::float8`,
    })
    .from(wins)
    .where(and(winKind.shown(), gte(wins.approvedAt, new Date(first)), lt(wins.approvedAt, new Date(to))))
    .groupBy(sql`1`);
  return Array.from({ length: shownWeeks }, (_, place) => {
    const { count, best_x } = rows.find((row) => row.place === place) ?? { count: 0, best_x: null };
    return { from: new Date(first + place * weekMs).toISOString(), count, best_x };
  });
}
