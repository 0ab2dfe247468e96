import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import { dayStart } from '../leaders/to-period';
import { stands } from './rule-usage';
import { stampCard } from './stamp-card';

/** How often, and how much, each rule brought a member today in Istanbul and ever, and when last, over the member's own lines; and the stamp card. */
export async function earnedBy(ctx: ServiceContext, userId: string) {
  const isToday = sql`${coinLedger.createdAt} >= ${dayStart(ctx.clock.now()).toISOString()}`;
  const lines = await ctx.db
    .select({
      key: sql<string>`${coinLedger.refId}`,
      times_today: sql<number>`(count(*) filter (where ${isToday}))::int`,
      times_total: sql<number>`count(*)::int`,
      amount_today: sql<number>`coalesce(sum(${coinLedger.amount}) filter (where ${isToday}), 0)::int`,
      amount_total: sql<number>`coalesce(sum(${coinLedger.amount}), 0)::int`,
      lastAt: sql<Date>`max(${coinLedger.createdAt})`.mapWith(coinLedger.createdAt),
    })
    .from(coinLedger)
    .where(
      and(
        eq(coinLedger.userId, userId),
        eq(coinLedger.refType, 'earn_rule'),
        isNotNull(coinLedger.refId),
        stands,
      ),
    )
    .groupBy(coinLedger.refId)
    .orderBy(coinLedger.refId);
  const rules = lines.map(({ lastAt, ...rule }) => ({ ...rule, last_at: lastAt.toISOString() }));
  const card = await stampCard(ctx.db, userId, ctx.clock.now());
  return { today: rules.reduce((sum, rule) => sum + rule.amount_today, 0), rules, card };
}
