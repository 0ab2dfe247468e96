import { and, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../context';
import { users } from '../../db/schema/users';
import { fold } from '../accounts/fold';
import { newResetLink, resetLifetimeMs } from './new-reset-link';

type Needs = Pick<Deps, 'db' | 'ids' | 'clock'> & { readonly siteUrl: string };

/**
 * A link to a new password of somebody of the team by user name, good for 30 minutes and for one password (D38); null where nobody of the
 * team is called so: a player's password is nobody else's business.
 */
export async function makeStaffLink(needs: Needs, username: string): Promise<string | null> {
  const isStaff = and(ne(users.permission, 'player'), eq(users.status, 'active'));
  const [user] = await needs.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameFold, fold(username.trim().normalize('NFC'))), isStaff));
  if (!user) return null;
  const expiresAt = new Date(needs.clock.now() + resetLifetimeMs);
  return (await newResetLink(needs, { userId: user.id, expiresAt })).link;
}
