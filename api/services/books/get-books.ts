import { desc, type SQL, sql } from 'drizzle-orm';
import type { BookMonthWire, BooksWire } from '@/contract/books';
import { spendingReasons } from '@/contract/ledger';
import type { ServiceContext } from '../../context';
import { bookHeads } from '../../db/schema/book-heads';
import { ledgerDays, openSince } from '../desk/figures/coin-figures';
import { dayStart } from '../leaders/to-period';
import { lastReconcile, sikkeTotals } from './head-figures';
import { toHead } from './list-heads';
import { uptimeDays } from './uptime';

type Needs = Pick<ServiceContext, 'db' | 'clock'>;

const dayMs = 24 * 3_600_000;
/** Of how many days the uptime and the decisions are told. */
const recentDays = 30;

/** The books as everybody may read them: sums, counts and the last head; of no member and of nobody of the team. */
export async function getBooks({ db, clock }: Needs): Promise<BooksWire> {
  const now = clock.now();
  const from = new Date(dayStart(now).getTime() - (recentDays - 1) * dayMs);
  const [sikke, reasons, months, decisions, actions] = [
    await sikkeTotals(db),
    await listReasons(db),
    await listMonths(db),
    await listDecisions(db, from),
    await listActions(db, from),
  ];
  const days = await uptimeDays(db, { from, until: new Date(now) });
  const [head] = await db.select().from(bookHeads).orderBy(desc(bookHeads.position)).limit(1);
  return {
    ...{ sikke: { ...sikke, reasons }, months, decisions, actions },
    uptime: { since: days[0]?.day ?? null, days },
    reconcile: await lastReconcile(db),
    head: head ? toHead(head) : null,
  };
}

type Db = Needs['db'];

/** The ledger by day and reason: days that are over out of their sums, the rest out of the ledger (ADR 242). */
const moved = sql`select day, reason, came, went from coin_days union all
  select day, reason, came, went from (${ledgerDays(sql`created_at >= ${openSince}`)}) o`;

async function listReasons(db: Db): Promise<BooksWire['sikke']['reasons']> {
  const { rows } = await db.execute<{
    reason: BooksWire['sikke']['reasons'][number]['reason'];
    came: string;
    went: string;
  }>(
    sql`select reason, sum(came) as came, sum(went) as went from (${moved}) m group by reason order by sum(came + went) desc, reason`,
  );
  return rows.map(({ reason, came, went }) => ({ reason, came: Number(came), went: Number(went) }));
}

const monthOf = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'Europe/Istanbul', 'YYYY-MM')`;
const counted = (what: string, table: string, column: string, where = 'true'): SQL =>
  sql`select ${monthOf(column)} as month, ${what}::text as what, count(*) as n from ${sql.raw(table)} where ${sql.raw(where)} group by 1`;

/** Every month in which something moved, the first one first; one statement. */
async function listMonths(db: Db): Promise<BookMonthWire[]> {
  const isSpending = sql`reason = any(${sql.param(spendingReasons)}::text[])`;
  const parts = [
    sql`select to_char(day, 'YYYY-MM') as month, 'made'::text as what, sum(came - went) as n from (${moved}) m where not ${isSpending} group by 1`,
    sql`select to_char(day, 'YYYY-MM') as month, 'spent'::text as what, sum(went - came) as n from (${moved}) m where ${isSpending} group by 1`,
    counted('draws', 'raffles', 'drawn_at', 'drawn_at is not null'),
    counted('prizes', 'prize_claims', 'created_at'),
    counted('cases', 'complaints', 'created_at'),
    counted('cases_closed', 'complaints', 'decided_at', `state in ('approved', 'rejected', 'confirmed')`),
    counted('objections', 'objections', 'created_at'),
    counted('corrections', 'content_corrections', 'corrected_at'),
    counted('corrections', 'number_changes', 'at', `before is not null or area = 'wager_event'`),
  ];
  const { rows } = await db.execute<{ month: string; what: keyof BookMonthWire; n: string }>(sql`
    select month, what, sum(n) as n from (${sql.join(parts, sql` union all `)}) p where month is not null group by 1, 2 order by 1`);
  return toMonths(rows);
}

function toMonths(
  rows: readonly { readonly month: string; readonly what: string; readonly n: string }[],
): BookMonthWire[] {
  let outstanding = 0;
  return [...new Set(rows.map(({ month }) => month))].map((month) => {
    const of = (what: string) => Number(rows.find((row) => row.month === month && row.what === what)?.n ?? 0);
    const [made, spent] = [of('made'), of('spent')];
    outstanding += made - spent;
    return {
      ...{ month, made, spent, outstanding, draws: of('draws'), prizes: of('prizes'), cases: of('cases') },
      ...{ cases_closed: of('cases_closed'), objections: of('objections'), corrections: of('corrections') },
    };
  });
}

async function listDecisions(db: Db, from: Date): Promise<BooksWire['decisions']> {
  const { rows } = await db.execute<BooksWire['decisions'][number]>(sql`
    select kind, count(*) filter (where action in ('approve', 'deliver'))::int as approved, count(*) filter (where action = 'reject')::int as rejected
    from review_steps where by_team and action in ('approve', 'deliver', 'reject') and created_at >= ${from.toISOString()}::timestamptz
    group by kind order by count(*) desc, kind`);
  return rows;
}

async function listActions(db: Db, from: Date): Promise<BooksWire['actions']> {
  const { rows } = await db.execute<BooksWire['actions'][number]>(sql`
    select action as kind, count(*)::int as count from audit_log where created_at >= ${from.toISOString()}::timestamptz
    group by action order by count(*) desc, action`);
  return rows;
}
