import { and, eq, sql } from 'drizzle-orm';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { Transaction } from '../../db/transact';
import { dayStart } from '../leaders/to-period';

/** How often a rule has counted for a member: today in Istanbul, ever, and when last (milliseconds). */
export interface RuleUsage {
  readonly today: number;
  readonly total: number;
  readonly lastAt: number | null;
}

interface Asked {
  readonly userId: string;
  readonly rule: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A line that was not taken back, nor takes one back. */
export const stands = sql`${coinLedger.reversalOf} is null and not exists (select from ${coinLedger} as back where back.reversal_of = ${coinLedger.id})`;

/** Counts a member's credits of a rule. One that was taken back does not count. Hold the member's lock, or it may be old. */
export async function ruleUsage(
  tx: Pick<Transaction, 'select'>,
  { userId, rule, now }: Asked,
): Promise<RuleUsage> {
  const isToday = sql`${coinLedger.createdAt} >= ${dayStart(now).toISOString()}`;
  const [counted] = await tx
    .select({
      today: sql<number>`(count(*) filter (where ${isToday}))::int`,
      total: sql<number>`count(*)::int`,
      last: sql<Date | null>`max(${coinLedger.createdAt})`.mapWith(coinLedger.createdAt),
    })
    .from(coinLedger)
    .where(
      and(
        eq(coinLedger.userId, userId),
        eq(coinLedger.refType, 'earn_rule'),
        eq(coinLedger.refId, rule),
        stands,
      ),
    );
  return {
    today: counted?.today ?? 0,
    total: counted?.total ?? 0,
    lastAt: counted?.last?.getTime() ?? null,
  };
}
