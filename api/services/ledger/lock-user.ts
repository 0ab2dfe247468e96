import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';

/**
 * Has everything that counts or moves a user's Sikke wait for each other, until the caller's transaction ends. It is the first lock
 * of every such transaction, before an item's or a code's: one order for all, so that none waits in a circle (T-LED-13).
 * Throws `not_found` for a user who is not there.
 */
export async function lockUser(tx: Pick<Transaction, 'select'>, userId: string): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (found.length === 0) throw new ServiceError('not_found');
}
