import { eq } from 'drizzle-orm';
import { avatarPathPattern, type UpdateUserInput } from '@/contract/account';
import type { ServiceContext } from '../../context';
import { users } from '../../db/schema/users';
import { invalidField } from '../../service-error';
import { creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';
import type { Member } from '../sessions/authenticate';
import { getMain } from '../settings/get-main';

/** Sets the member's avatar to one of the operator's choices, the first of which earns; anything else is 422 `exists`. */
export async function updateUser(
  ctx: ServiceContext,
  { member, input: { avatar } }: { readonly member: Member; readonly input: UpdateUserInput },
): Promise<void> {
  const { avatars } = await getMain(ctx);
  if (!avatarPathPattern.test(avatar) || !avatars?.includes(avatar)) throw invalidField('avatar', 'exists');
  const userId = member.user.id;
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ avatar }).where(eq(users.id, userId));
    const credit = { userId, rule: earnRuleKeys.avatar, event: 'first', reason: 'avatar' } as const;
    await creditOnce({ tx, clock: ctx.clock }, credit);
  });
}
