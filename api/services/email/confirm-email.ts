import { and, eq, gt } from 'drizzle-orm';
import type { ConfirmEmailInput } from '@/contract/email';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { emailChanges } from '../../db/schema/email-changes';
import { passwordResets } from '../../db/schema/password-resets';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { enqueue } from '../../queue/enqueue';
import { invalidField } from '../../service-error';
import { notify } from '../notifications/notify';
import { tokenHash } from '../passwords/token-hash';
import { endUserSessions } from '../sessions/end-sessions';

/**
 * Gives an account the address that a mailed link belongs to; the link says whose, so no login is asked for. It works once: of two who
 * use it at the same time the database lets one through. Every login but the one that asked ends, links to a new password that
 * went to the old address die, and the old address is told. 422 `expired` on `token` for a link that is used, too old or not ours;
 * `unique` on `email` where the address has become another account's meanwhile.
 */
export async function confirmEmail(ctx: ServiceContext, input: ConfirmEmailInput): Promise<void> {
  await ctx.limits.resetAddress.take(addressKey(ctx.clientAddress));
  const hash = tokenHash(input.token);
  const [owner] = await ctx.db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, hash));
  if (!owner) throw invalidField('token', 'expired');
  try {
    await ctx.db.transaction((tx) => change(ctx, tx, { hash, userId: owner.userId }));
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('email', 'unique');
    throw error;
  }
  ctx.log.info({ event: 'email_changed', userId: owner.userId }, 'address changed by link');
}

/** The account's row is the first lock, as where a password changes: neither waits for the other in a circle. */
async function change(
  { clock }: ServiceContext,
  tx: Transaction,
  { hash, userId }: { readonly hash: string; readonly userId: string },
): Promise<void> {
  const isActive = and(eq(users.id, userId), eq(users.status, 'active'));
  const [before] = await tx.select({ email: users.email }).from(users).where(isActive).for('update');
  const isGood = and(eq(emailChanges.tokenHash, hash), gt(emailChanges.expiresAt, new Date(clock.now())));
  const [used] = await tx.delete(emailChanges).where(isGood).returning();
  if (!before || !used) throw invalidField('token', 'expired');
  const { email, emailFold, requestId, sessionId } = used;
  await tx.update(users).set({ email, emailFold }).where(eq(users.id, userId));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await endUserSessions(tx, clock, { userId, reason: 'ended', except: sessionId });
  await notify(tx, { userId, kind: 'email_changed', about: { type: 'security' } });
  const told = { userId, requestId, to: before.email, newEmail: email };
  await enqueue(tx, 'mail_email_notice', { ...told, step: 'changed' });
}
