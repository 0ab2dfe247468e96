import { eq, sql } from 'drizzle-orm';
import type { BooksWire, HeadContent } from '@/contract/books';
import { spendingReasons } from '@/contract/ledger';
import type { Database } from '../../db/client';
import { maintenanceRuns } from '../../db/schema/maintenance-runs';
import { ledgerDays, openSince } from '../desk/figures/coin-figures';
import { dayStart } from '../leaders/to-period';
import { uptimeDays } from './uptime';

/** What a head says beside the digests: figures of the moment, and the uptime of the day before. */
export async function headFigures(
  db: Database,
  now: Date,
): Promise<Omit<HeadContent, 'day' | 'made_at' | 'books'>> {
  const [sikke, prizes, reconcile, [uptime = null]] = [
    await sikkeTotals(db),
    await prizeTotals(db),
    await lastReconcile(db),
    await uptimeDays(db, {
      from: new Date(dayStart(now.getTime()).getTime() - dayMs),
      until: dayStart(now.getTime()),
    }),
  ];
  return { sikke, prizes, reconcile, uptime };
}

const dayMs = 24 * 3_600_000;

/** All that was ever made and spent; what was taken back counts as made less, what came back of an order as spent less. */
export async function sikkeTotals(db: Database): Promise<HeadContent['sikke']> {
  const isSpending = sql`reason = any(${sql.param(spendingReasons)}::text[])`;
  const { rows } = await db.execute<{ made: string; spent: string }>(sql`
    with moved as (select reason, came, went from coin_days
      union all select reason, came, went from (${ledgerDays(sql`created_at >= ${openSince}`)}) o)
    select coalesce(sum(came - went) filter (where not ${isSpending}), 0) as made,
      coalesce(sum(went - came) filter (where ${isSpending}), 0) as spent from moved`);
  const [made, spent] = [Number(rows[0]?.made ?? 0), Number(rows[0]?.spent ?? 0)];
  return { made, spent, outstanding: made - spent };
}

async function prizeTotals(db: Database): Promise<HeadContent['prizes']> {
  const { rows } = await db.execute<{
    won: number;
    delivered: number;
    disputed: number;
    forfeited: number;
  }>(sql`
    select count(*)::int as won, count(*) filter (where state in ('delivered', 'confirmed'))::int as delivered,
      count(*) filter (where state = 'disputed')::int as disputed, count(*) filter (where state = 'rejected')::int as forfeited
    from prize_claims`);
  return rows[0] ?? { won: 0, delivered: 0, disputed: 0, forfeited: 0 };
}

/** How the last look through all books went; null before the first one. */
export async function lastReconcile(db: Database): Promise<BooksWire['reconcile']> {
  const [run] = await db.select().from(maintenanceRuns).where(eq(maintenanceRuns.kind, 'reconcile'));
  if (!run) return null;
  const { members = 0, lines = 0 } = run.figures;
  return { at: run.lastEndedAt.toISOString(), ok: run.lastError === null, members, lines };
}
