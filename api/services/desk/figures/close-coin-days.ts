import { sql } from 'drizzle-orm';
import { dayStart } from '../../leaders/to-period';
import { ledgerDays, openSince } from './coin-figures';
import type { FigureNeeds } from './span-days';

/** How long a day stays open after its end: far longer than any transaction lasts that dated a line before midnight. */
const settleMs = 60 * 60_000;

/**
 * Sums the ledger up by day and reason for every day that is over since an hour. A line is never changed and never dated back, so a sum stays
 * right; a second run, or one beside it, finds nothing to do.
 */
export async function closeCoinDays({ db, clock }: FigureNeeds): Promise<void> {
  const until = sql`${dayStart(clock.now() - settleMs).toISOString()}::timestamptz`;
  const first = sql`(select min(created_at) from coin_ledger where created_at >= ${openSince})`;
  const upTo = sql`least(${until}, date_trunc('day', ${first} + interval '90 days', 'Europe/Istanbul'))`;
  const over = ledgerDays(sql`created_at >= ${openSince} and created_at < ${upTo}`);
  for (let closed: number | null = 1; closed; ) {
    const stored = await db.execute(
      sql`insert into coin_days (day, reason, came, went) ${over} on conflict do nothing`,
    );
    closed = stored.rowCount;
  }
}
