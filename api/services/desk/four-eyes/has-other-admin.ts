import { and, eq, ne } from 'drizzle-orm';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';

/** Whether there is an admin beside this one: where there is none, nobody could be the second person. */
export async function hasOtherAdmin(tx: Transaction, actorId: string): Promise<boolean> {
  const isOther = and(ne(users.id, actorId), eq(users.permission, 'admin'), eq(users.status, 'active'));
  return (await tx.$count(users, isOther)) > 0;
}
