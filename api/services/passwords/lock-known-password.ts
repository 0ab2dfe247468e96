import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';

/**
 * Holds the account's row for the caller's transaction, as long as the password that was looked at before is still the account's: 409 where
 * it was changed meanwhile, so that nothing is done with a password that is gone.
 */
export async function lockKnownPassword(
  tx: Pick<Transaction, 'select'>,
  user: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
): Promise<void> {
  const known = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  const [still] = await tx.select({ id: users.id }).from(users).where(known).for('update');
  if (!still) throw new ServiceError('conflict');
}
