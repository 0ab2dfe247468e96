import { and, eq, gte, sql } from 'drizzle-orm';
import type { StatementSummaryWire, SummarySpan } from '@/contract/statement';
import type { ServiceContext } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import { dayStart, firstDay } from '../leaders/to-period';

const dayMs = 24 * 60 * 60_000;

/** The days of a member's statement with the balance at the end of each, and what each reason moved in them. Two statements. */
export async function summarizeStatement(
  ctx: ServiceContext,
  { userId, span }: { readonly userId: string; readonly span: SummarySpan },
): Promise<StatementSummaryWire> {
  const today = dayStart(ctx.clock.now()).getTime();
  const starts = Array.from({ length: Number(span) }, (_, ago) => new Date(today - ago * dayMs)).reverse();
  const from = starts[0] ?? new Date(today);
  const [moved, reasons] = await Promise.all([
    movedByDay(ctx, userId, from),
    movedByReason(ctx, userId, from),
  ]);
  const ofDay = new Map(moved.map(({ day, ...sums }) => [day, sums]));
  const before = ofDay.get(null) ?? nothing;
  let balance = before.came - before.went;
  const days = starts.map((start) => {
    const day = firstDay(start);
    const sums = ofDay.get(day) ?? nothing;
    balance += sums.came - sums.went;
    return { day, balance, ...sums };
  });
  return { days, reasons };
}

const nothing = { came: 0, went: 0 };
const came = sql`coalesce(sum(${coinLedger.amount}) filter (where ${coinLedger.amount} > 0), 0)`.mapWith(
  Number,
);
const went = sql`coalesce(-sum(${coinLedger.amount}) filter (where ${coinLedger.amount} < 0), 0)`.mapWith(
  Number,
);

/** The sums of each day from `from` on, by its name in Istanbul; under null those of all time before. */
function movedByDay({ db }: ServiceContext, userId: string, from: Date) {
  const local = sql`${coinLedger.createdAt} at time zone 'Europe/Istanbul'`;
  const day = sql<
    string | null
  >`case when ${gte(coinLedger.createdAt, from)} then to_char(${local}, 'YYYY-MM-DD') end`;
  return db
    .select({ day: day.as('day'), came, went })
    .from(coinLedger)
    .where(eq(coinLedger.userId, userId))
    .groupBy(sql`1`);
}

function movedByReason({ db }: ServiceContext, userId: string, from: Date) {
  return db
    .select({ reason: coinLedger.reason, came, went })
    .from(coinLedger)
    .where(and(eq(coinLedger.userId, userId), gte(coinLedger.createdAt, from)))
    .groupBy(coinLedger.reason)
    .orderBy(sql`2 desc, 3 desc, 1`);
}
