import { and, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Mismatch } from '@/contract/sponsor-tracking';
import type { Deps, Writing } from '../../context';
import { sponsorConversions } from '../../db/schema/sponsor-conversions';
import { sponsorTracking } from '../../db/schema/sponsor-tracking';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { type Look, recordAudit, recordWatched } from '../audit/record-audit';
import { decide } from '../claims/review/decide';
import { reviewKinds } from '../claims/review/review-kinds';
import { judge } from './judge';
import { isFree } from './record-report';
import { findSystem } from './sponsor-system';

type Conversion = typeof sponsorConversions.$inferSelect;
type Claim = typeof ticketDeposits.$inferSelect;

const dayMs = 24 * 60 * 60_000;
/** How far apart a claim and a deposit may be for a person to be told of them. */
const nearMs = 7 * dayMs;
const usualMatchH = 24;

/** Looks for the claim of a deposit that a sponsor has approved, and for its own part approves it; a second run finds it done. */
export async function matchReport(deps: Deps, { reportId }: { readonly reportId: number }): Promise<void> {
  const { db, ...rest } = deps;
  const caller = { requestId: `report-${reportId}`, clientAddress: '', clientAgent: '' };
  await transact(db, (tx) => match({ ...rest, ...caller, tx }, reportId));
}

/** Looks through the deposits that a sponsor has approved for the one of a claim; whichever came first, both look. */
export async function matchClaim(deps: Deps, { depositId }: { readonly depositId: number }): Promise<void> {
  const [claim] = await deps.db.select().from(ticketDeposits).where(eq(ticketDeposits.id, depositId));
  if (!claim) return;
  const at = claim.depositDate.getTime();
  const found = await deps.db
    .select({ id: sponsorConversions.id })
    .from(sponsorConversions)
    .where(
      and(
        eq(sponsorConversions.sponsorId, claim.sponsorId),
        isFree,
        gte(sponsorConversions.occurredAt, new Date(at - nearMs)),
        lte(sponsorConversions.occurredAt, new Date(at + nearMs)),
        or(
          eq(sponsorConversions.userId, claim.userId),
          sql`lower(${sponsorConversions.siteUsername}) = lower(${claim.siteUsername})`,
        ),
      ),
    )
    .orderBy(sponsorConversions.id);
  for (const { id } of found) await matchReport(deps, { reportId: id });
}

async function match(writing: Writing, reportId: number): Promise<void> {
  const { tx } = writing;
  const isIt = and(eq(sponsorConversions.id, reportId), isFree);
  const [conversion] = await tx.select().from(sponsorConversions).where(isIt).for('update');
  if (!conversion) return;
  const rules = await readRules(writing, conversion.sponsorId);
  const judged = (await findClaims(writing, conversion)).flatMap((claim) => {
    const wrong = judge(conversion, claim, rules.matchH);
    return wrong === null ? [] : [{ claim, wrong }];
  });
  // What the team has approved already is this deposit: it may bring nothing a second time.
  const settled = judged.find(({ claim, wrong }) => wrong.length === 0 && claim.state === 'approved');
  const open = judged.find(({ wrong }) => wrong.length === 0);
  if (settled) return settle(writing, conversion, settled.claim);
  if (open && rules.approves) return approve(writing, conversion, open.claim);
  const near = judged.find(({ wrong }) => wrong.length === 1);
  await note(writing, conversion, near ? { claimId: near.claim.id, wrong: near.wrong } : null);
}

async function readRules({ tx }: Writing, sponsorId: number) {
  const { matchH, approves } = sponsorTracking;
  const [rules] = await tx
    .select({ matchH, approves })
    .from(sponsorTracking)
    .where(eq(sponsorTracking.sponsorId, sponsorId));
  return rules ?? { matchH: usualMatchH, approves: true };
}

/** The claims that a deposit can be of, the nearest in time first; one that another deposit has approved is none. */
function findClaims(
  { tx }: Writing,
  { sponsorId, userId, siteUsername, occurredAt }: Conversion,
): Promise<Claim[]> {
  const ways: SQL[] = [
    ...(userId ? [eq(ticketDeposits.userId, userId)] : []),
    ...(siteUsername ? [sql`lower(${ticketDeposits.siteUsername}) = lower(${siteUsername})`] : []),
  ];
  if (ways.length === 0) return Promise.resolve([]);
  const at = occurredAt.getTime();
  const apart = sql`abs(extract(epoch from ${ticketDeposits.depositDate} - ${occurredAt.toISOString()}::timestamptz))`;
  return tx
    .select()
    .from(ticketDeposits)
    .where(
      and(
        eq(ticketDeposits.sponsorId, sponsorId),
        ne(ticketDeposits.state, 'reversed'),
        gte(ticketDeposits.depositDate, new Date(at - nearMs)),
        lte(ticketDeposits.depositDate, new Date(at + nearMs)),
        or(...ways),
        sql`not exists (select from sponsor_conversions c where c.deposit_id = ${ticketDeposits.id})`,
      ),
    )
    .orderBy(apart, ticketDeposits.id)
    .limit(50);
}

/**
 * Approves a claim as its reviewers do, with the sponsor's system as who decides. One that somebody of the team is deciding on, or has meanwhile, is looked at
 * again; where the draw takes no more tickets a person is told.
 */
async function approve(writing: Writing, conversion: Conversion, { id }: Claim): Promise<void> {
  const { tx, ...rest } = writing;
  const system = await findSystem(writing, conversion.sponsorId);
  const kind = reviewKinds.deposit;
  const watched = {
    actorId: system.id,
    action: 'claim_decided',
    subject: `deposit:${id}`,
    look: lookAt(id),
    after: { action: 'approve', transaction: conversion.transactionId },
    reason: 'Sponsorun sistemi yatırımı doğruladı.',
  } as const;
  try {
    await tx.transaction(async (inner) => {
      await inner
        .update(sponsorConversions)
        .set({ depositId: id, nearId: null, mismatches: [] })
        .where(eq(sponsorConversions.id, conversion.id));
      await recordWatched({ ...rest, tx: inner }, watched, () =>
        decide(
          { ...rest, db: inner },
          {
            member: { user: system },
            subject: { kind, id },
            input: { action: 'approve', reason: undefined },
          },
        ),
      );
    });
  } catch (error) {
    const isOver = error instanceof ServiceError && ['raffle_closed', 'ticket_limit'].includes(error.code);
    if (!isOver) throw error;
    await note(writing, conversion, { claimId: id, wrong: ['tickets'] });
  }
}

const lookAt =
  (id: number): Look =>
  (tx) =>
    tx.select({ state: ticketDeposits.state }).from(ticketDeposits).where(eq(ticketDeposits.id, id));

async function settle(writing: Writing, conversion: Conversion, { id }: Claim): Promise<void> {
  const change = { depositId: id, nearId: null, mismatches: [] };
  await writing.tx.update(sponsorConversions).set(change).where(eq(sponsorConversions.id, conversion.id));
  const system = await findSystem(writing, conversion.sponsorId);
  await recordAudit(writing, {
    ...{ actorId: system.id, action: 'deposit_confirmed', subject: `deposit:${id}`, before: {} },
    ...{
      after: { transaction: conversion.transactionId },
      reason: 'Onaylanmış yatırımı sponsorun sistemi de doğruladı.',
    },
  });
}

/** Says on a claim why the deposit nearest to it did not approve it, or that there is none. */
async function note(
  { tx }: Writing,
  { id, nearId }: Conversion,
  near: { readonly claimId: number; readonly wrong: readonly Mismatch[] } | null,
): Promise<void> {
  if (near === null && nearId === null) return;
  await tx
    .update(sponsorConversions)
    .set({ nearId: near?.claimId ?? null, mismatches: [...(near?.wrong ?? [])] })
    .where(eq(sponsorConversions.id, id));
}
