import type { ChangePasswordInput } from '@/contract/passwords';
import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { listOwnWords, newPasswordErrors } from '../accounts/account-rules';
import type { Member } from '../sessions/authenticate';
import { assertPassword } from './assert-password';
import { lockKnownPassword } from './lock-known-password';
import { storePassword } from './store-password';

/**
 * Replaces the member's password and ends every session but this one (T-SES-9). 422 by rule and field, `wrong` for the current one;
 * 429 after ten wrong ones in 15 minutes. Of two simultaneous changes one is 409, because the password it knew is gone.
 */
export async function changePassword(
  ctx: ServiceContext,
  { member: { user, sessionId }, input }: { readonly member: Member; readonly input: ChangePasswordInput },
): Promise<void> {
  const errors = newPasswordErrors(input, listOwnWords(user));
  if (Object.keys(errors).length > 0) throw new ServiceError('validation_failed', { errors });
  await assertPassword(ctx, user, { field: 'current_password', value: input.current_password });
  const passwordHash = await ctx.passwords.hash(input.password);
  await ctx.db.transaction(async (tx) => {
    await lockKnownPassword(tx, user);
    await storePassword(tx, ctx.clock, { userId: user.id, passwordHash, keepSessionId: sessionId });
  });
  ctx.log.info({ event: 'password_changed', userId: user.id }, 'password changed');
}
