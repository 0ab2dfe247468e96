import { sql } from 'drizzle-orm';
import type { LedgerReason } from '@/contract/ledger';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import type { coinLedger } from '../../db/schema/coin-ledger';
import { ServiceError } from '../../service-error';
import { addScore } from '../leaders/add-score';
import { type HashedLine, lineHash } from './line-hash';
import { type Account, openAccount } from './open-account';

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
 * Who has opened the account in this transaction already, to read something else with it, hands it in.
 */
export async function postToLedger(
  writing: LedgerWriting,
  posting: Posting,
  account?: Account,
): Promise<LedgerLine> {
  const opened = account ?? (await openAccount(writing, posting));
  return writeLine(writing, { ...posting, earned: opened.countsAsEarned, reversalOf: null }, opened);
}

/** A posting with what only the ledger itself decides. */
export interface FullPosting extends Posting {
  readonly earned: boolean;
  readonly reversalOf: number | null;
}

/** As `postToLedger`, for the services of the ledger. */
export async function writeLine(
  { tx, clock }: LedgerWriting,
  posting: FullPosting,
  { balance, lastHash, earlier }: Account,
): Promise<LedgerLine> {
  if (earlier) return sameMovement(earlier, posting);
  if (balance + posting.amount < 0) throw new ServiceError('insufficient_balance');
  const line = toLine(posting, balance + posting.amount, lastHash, new Date(clock.now()));
  const stored = { ...line, id: await insertLine(tx, line, balance), hash: lineHash(line) };
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

/**
 * Balance and line in one statement, each on the condition that the other is written and that the balance is the one that was read: nothing can
 * come between. Where it writes nothing, another user's posting took the key since, and the transaction must not be committed.
 */
async function insertLine(tx: LedgerWriting['tx'], line: HashedLine, balance: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with moved as (
      update users set point = ${line.balanceAfter}
      where id = ${line.userId} and point = ${balance} returning id
    )
    insert into coin_ledger (user_id, amount, balance_after, reason, earned, ref_type, ref_id, idempotency_key, actor_id, note,
      reversal_of, prev_hash, hash, created_at)
    select moved.id, ${line.amount}, ${line.balanceAfter}, ${line.reason}, ${line.earned}, ${line.refType}, ${line.refId},
      ${line.idempotencyKey}, ${line.actorId}, ${line.note}, ${line.reversalOf}, ${line.prevHash}, ${lineHash(line)},
      ${line.createdAt.toISOString()}
    from moved
    on conflict (idempotency_key) do nothing
    returning id`);
  const [stored] = rows;
  if (!stored) throw new ServiceError('conflict');
  return Number(stored.id);
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
