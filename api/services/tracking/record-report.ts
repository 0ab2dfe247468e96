import { and, eq, sql } from 'drizzle-orm';
import { clickSources, type conversionOrigins, type PostbackOutcome } from '@/contract/sponsor-tracking';
import type { Writing } from '../../context';
import { sponsorConversions } from '../../db/schema/sponsor-conversions';
import { sponsorVisits } from '../../db/schema/sponsor-visits';
import type { Transaction } from '../../db/transact';
import { enqueue } from '../../queue/enqueue';
import type { Report } from './to-report';

type Row = typeof sponsorConversions.$inferSelect;

type Recording = Pick<Writing, 'tx' | 'clock'>;

interface Recorded {
  readonly sponsorId: number;
  readonly report: Report;
  readonly origin: (typeof conversionOrigins)[number];
  /** What came, without its secrets, and until when it is kept. */
  readonly raw?: { readonly text: string; readonly until: Date };
}

/**
 * Keeps what a sponsor told, each of its transactions once: of any number that say the same one is `recorded` and the others are `duplicate`. A later one may
 * tell that a deposit was the first, was approved, or was taken back (`updated`); what was taken back stays so. An approved deposit is looked
 * for among the claims after the commit.
 */
export async function recordReport(writing: Recording, recorded: Recorded): Promise<PostbackOutcome> {
  const { tx } = writing;
  const { sponsorId, report } = recorded;
  const [added] = await tx
    .insert(sponsorConversions)
    .values(await toRow(writing, recorded))
    .onConflictDoNothing()
    .returning();
  if (added) {
    await lookForClaim(tx, added);
    return 'recorded';
  }
  const isIt = and(
    eq(sponsorConversions.sponsorId, sponsorId),
    eq(sponsorConversions.event, report.event),
    eq(sponsorConversions.transactionId, report.transactionId),
  );
  const [known] = await tx.select().from(sponsorConversions).where(isIt).for('update');
  const change = known && findChange(known, report);
  if (!known || !change) return 'duplicate';
  const [changed] = await tx
    .update(sponsorConversions)
    .set(change)
    .where(eq(sponsorConversions.id, known.id))
    .returning();
  if (changed && change.state === 'approved') await lookForClaim(tx, changed);
  return 'updated';
}

function findChange(known: Row, report: Report): Partial<Row> | null {
  const first = report.isFirst && !known.isFirst ? { isFirst: true } : {};
  const moved = known.state !== report.state && known.state !== 'rejected' && report.state !== 'pending';
  // What it was when it was approved is what counts; a deposit that is still open may become larger or smaller.
  const money = known.state === 'pending' ? { amount: report.amount, currency: report.currency } : {};
  const takenBack = known.depositId !== null && report.state === 'rejected';
  const state = moved ? { state: report.state, ...money } : {};
  const toPerson: Partial<Row> = moved && takenBack ? { nearId: known.depositId, mismatches: ['state'] } : {};
  const change = { ...first, ...state, ...toPerson };
  return Object.keys(change).length > 0 ? change : null;
}

async function toRow({ tx, clock }: Recording, { sponsorId, report, origin, raw }: Recorded) {
  const visit = report.clickId === null ? undefined : await findVisit(tx, sponsorId, report.clickId);
  const { source, ...said } = report;
  return {
    ...said,
    ...{ sponsorId, origin, receivedAt: new Date(clock.now()) },
    userId: visit?.userId ?? null,
    source: visit?.source ?? source ?? clickSources.usual,
    raw: raw?.text ?? null,
    rawUntil: raw?.until ?? null,
  };
}

/** A click of this sponsor's: another's id says nothing here. */
async function findVisit(tx: Transaction, sponsorId: number, clickId: string) {
  const [visit] = await tx
    .select()
    .from(sponsorVisits)
    .where(and(eq(sponsorVisits.id, clickId), eq(sponsorVisits.sponsorId, sponsorId)));
  return visit;
}

async function lookForClaim(tx: Transaction, { id, event, state }: Row): Promise<void> {
  if (event === 'deposit' && state === 'approved') await enqueue(tx, 'match_report', { reportId: id });
}

/** Deposits that a sponsor has approved and that have approved nothing yet. */
export const isFree = sql`${sponsorConversions.event} = 'deposit' and ${sponsorConversions.state} = 'approved'
  and ${sponsorConversions.depositId} is null`;
