import { and, eq, ne } from 'drizzle-orm';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';

/** Somebody else of the team, the row held. `forbidden` for oneself, `not_found` for who is not of the team or closed. */
export async function lockMate(
  tx: Pick<Transaction, 'select'>,
  { actorId, id }: { readonly actorId: string; readonly id: string },
): Promise<typeof users.$inferSelect> {
  if (id === actorId) throw new ServiceError('forbidden');
  const isMate = and(eq(users.id, id), ne(users.permission, 'player'), eq(users.status, 'active'));
  const [mate] = await tx.select().from(users).where(isMate).for('no key update');
  if (!mate) throw new ServiceError('not_found');
  return mate;
}
