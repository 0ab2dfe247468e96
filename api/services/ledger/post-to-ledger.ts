import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import type { coinLedger } from '../../db/schema/coin-ledger';
import { ServiceError } from '../../service-error';
import { addScore } from '../leaders/add-score';
import { lineHash } from './line-hash';
import { insertLine, toLine } from './line-statement';
import { type Account, openAccount } from './open-account';
import type { FullPosting, Posting } from './posting';

/** A line of the ledger. */
export type LedgerLine = typeof coinLedger.$inferSelect;

interface LedgerWriting {
  /** The caller's transaction: the posting is committed with what it is for, or not at all. */
  readonly tx: Pick<Database, 'select' | 'insert' | 'update' | 'execute' | 'with' | '$with'>;
  readonly clock: Clock;
}

/**
 * Moves Sikke: balance, ledger and leaderboard in one step. The same key with the same movement gives back the line that is there
 * and moves nothing; with another movement it is a `conflict`. A debit beyond the balance is `insufficient_balance`, an
 * unknown user `not_found`. What a paused account is paid counts on no leaderboard (ADR 190). Postings to one user wait for each other, so that a user's lines form one chain.
 */
export async function postToLedger(writing: LedgerWriting, posting: Posting): Promise<LedgerLine> {
  const account = await openAccount(writing, posting);
  return writeLine(writing, { ...posting, earned: account.countsAsEarned, reversalOf: null }, account);
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
  const id = await insertLine(tx, line, balance);
  if (id === null) throw new ServiceError('conflict');
  const stored = { ...line, id, hash: lineHash(line) };
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
