import { sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { coinLedger } from '../../db/schema/coin-ledger';
import { users } from '../../db/schema/users';
import { type HashedLine, lineHash } from './line-hash';
import type { FullPosting } from './posting';

type Building = Pick<Database, 'insert' | 'with' | '$with'>;

/** The line of a posting, which leaves so much and follows the user's line with that hash. */
export function toLine(
  posting: FullPosting,
  balanceAfter: number,
  prevHash: string,
  createdAt: Date,
): HashedLine {
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

/**
 * Balance and line in one statement, each on the condition that the other is written: nothing can come between. Null where the key was taken since by
 * another user's posting: then the transaction must not be committed.
 */
export async function insertLine(tx: Building, line: HashedLine, balance: number): Promise<number | null> {
  const [stored] = await posting(tx).execute(lineNames(line, balance));
  return stored?.id ?? null;
}

const posting = builtOnce((tx: Building) =>
  tx
    .with(movedBalance(tx))
    .insert(coinLedger)
    .values(lineColumns)
    .onConflictDoNothing({ target: coinLedger.idempotencyKey })
    .returning({ id: coinLedger.id })
    .prepare(''),
);

const named = sql.placeholder;

/** The part `moved` of a statement that posts: the balance, where it is the one that was read. Stands before the line's own part. */
export function movedBalance(tx: Pick<Building, '$with'>) {
  return tx.$with('moved', { userId: sql<string>`user_id` }).as(
    sql`update ${users} set point = ${named('balanceAfter')} where ${users.id} = ${named('userId')}
      and ${users.point} = ${named('balance')} returning ${users.id} as user_id`,
  );
}

/** The line's columns, whose values `lineNames` gives. Where no balance was moved the line is nobody's, and PostgreSQL refuses the statement. */
export const lineColumns = {
  userId: sql`(select user_id from moved)`,
  ...{ amount: named('amount'), balanceAfter: named('balanceAfter'), reason: named('reason') },
  ...{ earned: named('earned'), refType: named('refType'), refId: named('refId') },
  ...{ idempotencyKey: named('idempotencyKey'), actorId: named('actorId'), note: named('note') },
  ...{ reversalOf: named('reversalOf'), prevHash: named('prevHash'), hash: named('hash') },
  createdAt: sql`${named('postedAt')}::timestamptz`,
};

/** What `movedBalance` and `lineColumns` name: a line, and the balance that was read before it. */
export function lineNames(line: HashedLine, balance: number) {
  return { ...line, balance, hash: lineHash(line), postedAt: line.createdAt.toISOString() };
}
