import { desc, eq, sql } from 'drizzle-orm';
import { earningReasons, type LedgerReason } from '@/contract/ledger';
import type { Clock } from '../../context';
import { builtOnce } from '../../db/built-once';
import { inOrder } from '../../db/in-order';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { Transaction } from '../../db/transact';
import { isAwayAt } from '../pauses/find-pause';
import { lineOfKey } from './line-of-key';
import { lockBalance } from './lock-user';

/** A user's account as it stands until the transaction ends: nobody else posts to it meanwhile. */
export interface Account {
  readonly balance: number;
  /** Of the user's latest line; empty before the first. */
  readonly lastHash: string;
  /** The line that was posted under the key before, where one was. */
  readonly earlier: typeof coinLedger.$inferSelect | undefined;
  /** Whether a posting of this reason counts on the leaderboard: what earns, while the user was not away. */
  readonly countsAsEarned: boolean;
}

interface Asked {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly amount: number;
  readonly reason: LedgerReason;
}

interface LedgerReading {
  readonly tx: Pick<Transaction, 'select'>;
  readonly clock: Clock;
}

/**
 * Locks a user's account and reads what a posting goes on from, in one round trip: each statement sees what was committed before it begins, and the
 * first one waits for whoever posts to the same user. `not_found` for an unknown user.
 */
export async function openAccount(
  { tx, clock }: LedgerReading,
  { userId, idempotencyKey, amount, reason }: Asked,
): Promise<Account> {
  const earns = amount > 0 && earningReasons.some((earning) => earning === reason);
  const [balance, last, earlier, isAway] = await inOrder([
    lockBalance(tx, userId),
    lastLine(tx).execute({ userId }),
    lineOfKey(tx, idempotencyKey),
    earns ? isAwayAt(tx, userId, clock.now()) : true,
  ]);
  return { balance, lastHash: last[0]?.hash ?? '', earlier, countsAsEarned: earns && !isAway };
}

const lastLine = builtOnce((tx: Pick<Transaction, 'select'>) =>
  tx
    .select({ hash: coinLedger.hash })
    .from(coinLedger)
    .where(eq(coinLedger.userId, sql.placeholder('userId')))
    .orderBy(desc(coinLedger.id))
    .limit(1)
    .prepare(''),
);
