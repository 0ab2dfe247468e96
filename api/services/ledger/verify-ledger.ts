import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { coinLedger } from '../../db/schema/coin-ledger';
import { users } from '../../db/schema/users';
import { lineHash } from './line-hash';

/**
 * What is wrong with a user's lines, in words for an operator, or null: every line follows the one before it, its hash covers it,
 * the balances add up, and the last one is the user's.
 */
export async function verifyLedger(db: Pick<Database, 'select'>, userId: string): Promise<string | null> {
  const lines = await db
    .select()
    .from(coinLedger)
    .where(eq(coinLedger.userId, userId))
    .orderBy(asc(coinLedger.id));
  let [hash, balance] = ['', 0];
  for (const line of lines) {
    balance += line.amount;
    if (line.prevHash !== hash) return `line ${line.id} does not follow the line before it`;
    if (line.balanceAfter !== balance) return `line ${line.id} has a wrong balance`;
    if (lineHash(line) !== line.hash) return `line ${line.id} was changed`;
    hash = line.hash;
  }
  const [user] = await db.select({ point: users.point }).from(users).where(eq(users.id, userId));
  return user?.point === balance ? null : `the lines sum up to ${balance}, the balance is ${user?.point}`;
}

/** Users whose balance is not the sum of their lines: one statement over all of them. */
export async function unbalancedUsers(db: Pick<Database, 'execute'>): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${users.id} from ${users}
    left join (select ${coinLedger.userId} as user_id, sum(${coinLedger.amount}) as total from ${coinLedger} group by 1) as sums
      on sums.user_id = ${users.id}
    where ${users.point} <> coalesce(sums.total, 0)`);
  return rows.map(({ id }) => id);
}
