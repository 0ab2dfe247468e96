import { and, eq, gt } from 'drizzle-orm';
import type { ResetPasswordInput } from '@/contract/passwords';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import type { Database } from '../../db/client';
import { passwordResets } from '../../db/schema/password-resets';
import { users } from '../../db/schema/users';
import { invalidField, ServiceError } from '../../service-error';
import { listOwnWords, newPasswordErrors } from '../accounts/account-rules';
import { forgetFailedLogins } from '../accounts/log-in';
import { lockUser } from '../ledger/lock-user';
import { storePassword } from './store-password';
import { tokenHash } from './token-hash';

/**
 * Sets the password that belongs to a mailed link, and ends every session of the account. The link works once: of two who use it at
 * the same time the database lets one through. 422 `expired` on `token` for a link that is used, too old or not ours; a password that
 * breaks a rule leaves it usable.
 */
export async function resetPassword(ctx: ServiceContext, input: ResetPasswordInput): Promise<void> {
  await ctx.limits.resetAddress.take(addressKey(ctx.clientAddress));
  const hash = tokenHash(input.token);
  const user = await findOwner(ctx, hash);
  if (!user) throw invalidField('token', 'expired');
  const errors = newPasswordErrors(input, listOwnWords(user));
  if (Object.keys(errors).length > 0) throw new ServiceError('validation_failed', { errors });
  const passwordHash = await ctx.passwords.hash(input.password);
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (!(await useUp(tx, hash))) throw invalidField('token', 'expired');
    await storePassword(tx, ctx.clock, { userId: user.id, passwordHash });
  });
  await forgetFailedLogins(ctx, user.id);
  ctx.log.info({ event: 'password_reset', userId: user.id }, 'password set by link');
}

async function findOwner({ db, clock }: ServiceContext, hash: string) {
  const isGood = and(eq(passwordResets.tokenHash, hash), gt(passwordResets.expiresAt, new Date(clock.now())));
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isGood, eq(users.status, 'active')));
  return rows[0];
}

async function useUp(tx: Database, hash: string): Promise<boolean> {
  const used = await tx.delete(passwordResets).where(eq(passwordResets.tokenHash, hash));
  return used.rowCount === 1;
}
