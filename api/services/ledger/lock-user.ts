import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';

/**
 * Has everything that counts or moves a user's Sikke wait for each other, until the caller's transaction ends. It is the first lock
 * of every such transaction, before an item's or a code's: one order for all, so that none waits in a circle (T-LED-13).
 * Throws `not_found` for a user who is not there.
 */
export async function lockUser(tx: Pick<Transaction, 'select'>, userId: string): Promise<void> {
  await lockBalance(tx, userId);
}

/** As `lockUser`, and answers the balance that now stands until the caller's transaction ends. */
export async function lockBalance(tx: Pick<Transaction, 'select'>, userId: string): Promise<number> {
  const [found] = await locked(tx).execute({ userId });
  if (!found) throw new ServiceError('not_found');
  return found.point;
}

const locked = builtOnce((tx: Pick<Transaction, 'select'>) =>
  tx
    .select({ point: users.point })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update')
    .prepare(''),
);
