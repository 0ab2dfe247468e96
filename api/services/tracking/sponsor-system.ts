import { and, eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { users } from '../../db/schema/users';

/** The permission of the accounts that stand for sponsors' systems: a support role that nobody logs in as. */
export const systemPermission = 'sponsor_system';

/** Who decides where a sponsor's system does: an account of its own, closed, with no password and no address that mail reaches. Made when first needed. */
export async function findSystem({ tx, ids, clock }: Writing, sponsorId: number) {
  const isIt = and(eq(users.sponsorId, sponsorId), eq(users.permission, systemPermission));
  const columns = { id: users.id, permission: users.permission, sponsorId: users.sponsorId };
  const name = `sponsor-sistemi-${sponsorId}`;
  const email = `${name}@sistem.invalid`;
  await tx
    .insert(users)
    .values({
      ...{ id: ids.uuid(), username: name, usernameFold: name, email, emailFold: email, passwordHash: '!' },
      ...{ permission: systemPermission, sponsorId, status: 'banned', createdAt: new Date(clock.now()) },
    })
    .onConflictDoNothing();
  const [found] = await tx.select(columns).from(users).where(isIt);
  if (!found) throw new Error(`the system of sponsor ${sponsorId} has no account`);
  return found;
}
