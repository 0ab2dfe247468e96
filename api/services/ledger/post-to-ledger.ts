import { and, desc, eq, sql } from 'drizzle-orm';
import { earningReasons, type LedgerReason } from '@/contract/ledger';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { coinLedger } from '../../db/schema/coin-ledger';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { addScore } from '../leaders/add-score';
import { isAwayAt } from '../pauses/find-pause';
import { type HashedLine, lineHash } from './line-hash';
import { lineOfKey } from './line-of-key';
import { lockUser } from './lock-user';

/** A movement of a user's Sikke: `amount` is positive for a credit and negative for a debit, whole, never 0. */
export interface Posting {
  readonly userId: string;
  readonly amount: number;
  readonly reason: LedgerReason;
  /** Names the event this is for: the same key never moves Sikke twice. */
  readonly idempotencyKey: string;
  readonly ref?: { readonly type: string; readonly id: string };
  /** Who did it, where that is not the user. */
  readonly actorId?: string;
  readonly note?: string;
}

/** A line of the ledger. */
export type LedgerLine = typeof coinLedger.$inferSelect;

interface LedgerWriting {
  /** The caller's transaction: the posting is committed with what it is for, or not at all. */
  readonly tx: Pick<Database, 'select' | 'insert' | 'update' | 'execute'>;
  readonly clock: Clock;
}

/**
 * Moves Sikke: balance, ledger and leaderboard in one step. The same key with the same movement gives back the line that is there
 * and moves nothing; with another movement it is a `conflict`. A debit beyond the balance is `insufficient_balance`, an
 * unknown user `not_found`. What a paused account is paid counts on no leaderboard (ADR 190). Postings to one user wait for each other, so that a user's lines form one chain.
 */
export async function postToLedger(writing: LedgerWriting, posting: Posting): Promise<LedgerLine> {
  const isEarned = posting.amount > 0 && earningReasons.some((reason) => reason === posting.reason);
  await lockUser(writing.tx, posting.userId);
  const earned = isEarned && !(await isAwayAt(writing.tx, posting.userId, writing.clock.now()));
  return writeLine(writing, { ...posting, earned, reversalOf: null });
}

/** A posting with what only the ledger itself decides. */
export interface FullPosting extends Posting {
  readonly earned: boolean;
  readonly reversalOf: number | null;
}

/** As `postToLedger`, for the services of the ledger. */
export async function writeLine(writing: LedgerWriting, posting: FullPosting): Promise<LedgerLine> {
  const { tx, clock } = writing;
  await lockUser(tx, posting.userId);
  const earlier = await lineOfKey(tx, posting.idempotencyKey);
  if (earlier) return sameMovement(earlier, posting);
  const balanceAfter = await moveBalance(tx, posting);
  const line = toLine(posting, balanceAfter, await lastHash(tx, posting.userId), new Date(clock.now()));
  const [stored] = await tx
    .insert(coinLedger)
    .values({ ...line, hash: lineHash(line) })
    .onConflictDoNothing({ target: coinLedger.idempotencyKey })
    .returning();
  // Another user's posting took the key since: the transaction must not be committed.
  if (!stored) throw new ServiceError('conflict');
  if (stored.earned)
    await addScore(tx, { metric: 'coins', userId: stored.userId, by: stored.amount, at: line.createdAt });
  return stored;
}

function sameMovement(line: LedgerLine, posting: FullPosting): LedgerLine {
  const isSame =
    line.userId === posting.userId && line.amount === posting.amount && line.reason === posting.reason;
  if (!isSame) throw new ServiceError('conflict');
  return line;
}

/** The condition is in the statement itself: nothing can come between looking and taking. */
async function moveBalance(tx: LedgerWriting['tx'], { userId, amount }: FullPosting): Promise<number> {
  const [moved] = await tx
    .update(users)
    .set({ point: sql`${users.point} + ${amount}` })
    .where(and(eq(users.id, userId), sql`${users.point} + ${amount} >= 0`))
    .returning({ point: users.point });
  if (!moved) throw new ServiceError('insufficient_balance');
  return moved.point;
}

async function lastHash(tx: LedgerWriting['tx'], userId: string): Promise<string> {
  const [last] = await tx
    .select({ hash: coinLedger.hash })
    .from(coinLedger)
    .where(eq(coinLedger.userId, userId))
    .orderBy(desc(coinLedger.id))
    .limit(1);
  return last?.hash ?? '';
}

function toLine(posting: FullPosting, balanceAfter: number, prevHash: string, createdAt: Date): HashedLine {
  return {
    userId: posting.userId,
    amount: posting.amount,
    balanceAfter,
    reason: posting.reason,
    earned: posting.earned,
    refType: posting.ref?.type ?? null,
    refId: posting.ref?.id ?? null,
    idempotencyKey: posting.idempotencyKey,
    actorId: posting.actorId ?? null,
    note: posting.note ?? null,
    reversalOf: posting.reversalOf,
    prevHash,
    createdAt,
  };
}
