import { eq } from 'drizzle-orm';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { emailChanges } from '../../db/schema/email-changes';
import { passwordResets } from '../../db/schema/password-resets';
import { users } from '../../db/schema/users';
import { notify } from '../notifications/notify';
import { endUserSessions } from '../sessions/end-sessions';

/** A new password, and the session that may go on, where there is one. */
export interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  readonly keepSessionId?: string;
}

/**
 * Stores a new password in the caller's transaction, which holds the account's row already: other sessions end, other links to one and
 * to another address die, and the member is told.
 */
export async function storePassword(
  tx: Database,
  clock: Clock,
  { userId, passwordHash, keepSessionId }: NewPassword,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  const except = keepSessionId === undefined ? {} : { except: keepSessionId };
  await endUserSessions(tx, clock, { userId, reason: 'password', ...except });
  await notify(tx, { userId, kind: 'password_changed', about: { type: 'security' } });
}
