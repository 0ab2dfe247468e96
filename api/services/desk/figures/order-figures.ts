import { sql } from 'drizzle-orm';
import type { FigureSpan, OrderFigures } from '@/contract/desk-figures';
import { dayOf, type FigureNeeds, overDays, sumOf, toSpanDays } from './span-days';

type OrderDay = OrderFigures['days'][number] & Record<string, unknown>;

const numbers = [
  'made',
  'made_coins',
  'delivered',
  'delivered_coins',
  'cancelled',
  'cancelled_coins',
] as const;

/**
 * Orders made, delivered, and cancelled or rejected on each day of a span, with their Sikke: what was made on a day is what the ledger took
 * for it that day, what was cancelled what it gave back. One statement.
 */
export async function orderFigures(needs: FigureNeeds, span: FigureSpan): Promise<OrderFigures> {
  const { days, from } = toSpanDays(needs, span);
  const { rows } = await needs.db.execute<OrderDay>(sql`
    with moved as (
      select 'made' as what, created_at as at, price from market_orders where created_at >= ${from}::timestamptz
      union all
      select case state when 'delivered' then 'delivered' else 'cancelled' end, decided_at, price from market_orders
        where state in ('delivered', 'rejected', 'cancelled') and decided_at >= ${from}::timestamptz
    )
    select ${dayOf(sql`at`)}::text as day, ${sql.join(['made', 'delivered', 'cancelled'].map(toColumns), sql`, `)}
    from moved group by 1`);
  const none = { made: 0, made_coins: 0, delivered: 0, delivered_coins: 0, cancelled: 0, cancelled_coins: 0 };
  const told = overDays(days, rows, none);
  const sums = { ...none };
  for (const name of numbers) sums[name] = sumOf(told, (one) => one[name]);
  return { ...sums, days: told };
}

function toColumns(what: string) {
  return sql`(count(*) filter (where what = ${what}))::int as ${sql.raw(what)},
    coalesce(sum(price) filter (where what = ${what}), 0)::float8 as ${sql.raw(`${what}_coins`)}`;
}
