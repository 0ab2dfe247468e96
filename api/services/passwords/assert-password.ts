import type { ServiceContext } from '../../context';
import type { users } from '../../db/schema/users';
import { invalidField } from '../../service-error';

/** A password as it was typed, and the field it was typed into. */
interface TypedPassword {
  readonly field: string;
  readonly value: string;
}

/**
 * Asks a logged-in member's password again before something that cannot be undone: 422 `required` or `wrong` on the field, 429 after
 * ten tries in 15 minutes, counted before the password is looked at.
 */
export async function assertPassword(
  ctx: ServiceContext,
  user: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
  { field, value }: TypedPassword,
): Promise<void> {
  if (value === '') throw invalidField(field, 'required');
  await ctx.limits.passwordCheck.take(user.id);
  if (!(await ctx.passwords.verify(user.passwordHash, value))) {
    ctx.log.warn({ event: 'password_wrong', userId: user.id, field }, 'wrong password of a member');
    throw invalidField(field, 'wrong');
  }
  await ctx.limits.passwordCheck.clear(user.id);
}
