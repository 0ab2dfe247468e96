import { type SQL, sql } from 'drizzle-orm';
import type { CoinFigures, FigureSpan } from '@/contract/desk-figures';
import { spendingReasons } from '@/contract/ledger';
import { dayOf, type FigureNeeds, overDays, sumOf, toSpanDays } from './span-days';

interface Found extends Record<string, unknown> {
  /** What all members had before the span. */
  readonly before: string;
  readonly days: readonly { readonly day: string; readonly made: number; readonly spent: number }[];
  readonly reasons: CoinFigures['reasons'];
}

/**
 * Sikke made, spent and outstanding: the days that are over out of their sums, what came since out of the ledger itself, in one statement,
 * so that a day that is being closed counts once (ADR 242).
 */
export async function coinFigures(needs: FigureNeeds, span: FigureSpan): Promise<CoinFigures> {
  const { days } = toSpanDays(needs, span);
  const first = sql`${days[0]}::date`;
  const isSpending = sql`reason = any(${sql.param(spendingReasons)}::text[])`;
  const { rows } = await needs.db.execute<Found>(sql`
    with moved as materialized (select day, reason, came, went from coin_days union all (${openDays})),
    within as (select * from moved where day >= ${first})
    select (select coalesce(sum(came - went), 0) from moved where day < ${first}) as before,
      (select coalesce(json_agg(one), '[]') from (
        select day::text, coalesce(sum(came - went) filter (where not ${isSpending}), 0) as made,
          coalesce(sum(went - came) filter (where ${isSpending}), 0) as spent from within group by day
      ) one) as days,
      (select coalesce(json_agg(one), '[]') from (
        select reason, sum(came) as came, sum(went) as went from within group by reason order by sum(came + went) desc, reason
      ) one) as reasons`);
  const found = rows[0] ?? { before: '0', days: [], reasons: [] };
  let outstanding = Number(found.before);
  const told = overDays(days, found.days, { made: 0, spent: 0 }).map((one) => {
    outstanding += one.made - one.spent;
    return { ...one, outstanding };
  });
  const sums = { made: sumOf(told, ({ made }) => made), spent: sumOf(told, ({ spent }) => spent) };
  return { ...sums, outstanding, days: told, reasons: found.reasons };
}

/** The lines of the ledger that meet a condition, summed up by day and reason. */
export function ledgerDays(condition: SQL): SQL {
  return sql`select ${dayOf(sql`created_at`)} as day, reason,
    coalesce(sum(amount) filter (where amount > 0), 0) as came, coalesce(-sum(amount) filter (where amount < 0), 0) as went
    from coin_ledger where ${condition} group by 1, 2`;
}

/** Since when the ledger is not summed up yet. */
export const openSince = sql`(select coalesce((max(day) + 1)::timestamp at time zone 'Europe/Istanbul', '-infinity') from coin_days)`;

const openDays = ledgerDays(sql`created_at >= ${openSince}`);
