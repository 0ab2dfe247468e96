import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';
import { lockUser } from '../../ledger/lock-user';

/** A member for a step of the team, locked. `not_found`; `conflict` for an account that is nobody's any more. */
export async function lockMember(tx: Transaction, id: string): Promise<typeof users.$inferSelect> {
  await lockUser(tx, id);
  const [member] = await tx.select().from(users).where(eq(users.id, id));
  if (!member) throw new ServiceError('not_found');
  if (member.deletedAt !== null) throw new ServiceError('conflict');
  return member;
}
