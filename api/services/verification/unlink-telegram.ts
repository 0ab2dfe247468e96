import { eq } from 'drizzle-orm';
import type { UnlinkTelegramInput } from '@/contract/verification';
import type { ServiceContext } from '../../context';
import { telegramLinks } from '../../db/schema/telegram-links';
import { users } from '../../db/schema/users';
import { notify } from '../notifications/notify';
import { assertPassword } from '../passwords/assert-password';
import { lockKnownPassword } from '../passwords/lock-known-password';
import type { Member } from '../sessions/authenticate';
import { noteUnlink } from './note-unlink';

/**
 * Lets the member's Telegram account go, with the password asked again: links to the bot die with it, and the member is told. A player is then
 * one who has to link an account again where the operator demands it (D9). Without one nothing happens. 422 `required` or `wrong` on
 * `password`, 429 after ten wrong ones in 15 minutes, 409 where the password was changed meanwhile.
 */
export async function unlinkTelegram(
  ctx: ServiceContext,
  { member: { user }, input }: { readonly member: Member; readonly input: UnlinkTelegramInput },
): Promise<void> {
  await assertPassword(ctx, user, { field: 'password', value: input.password });
  const userId = user.id;
  const isUnlinked = await ctx.db.transaction(async (tx) => {
    await lockKnownPassword(tx, user);
    await tx.delete(telegramLinks).where(eq(telegramLinks.userId, userId));
    const [now] = await tx
      .select({ telegramId: users.telegramId, verifiedAt: users.telegramVerifiedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (!now || (now.telegramId === null && now.verifiedAt === null)) return false;
    const none = { telegramId: null, telegramName: null, telegramVerifiedAt: null };
    await tx.update(users).set(none).where(eq(users.id, userId));
    if (now.telegramId !== null) await noteUnlink(tx, ctx.clock, { userId, telegramId: now.telegramId });
    await notify(tx, { userId, kind: 'telegram_unlinked', about: { type: 'verification' } });
    return true;
  });
  if (isUnlinked) ctx.log.info({ event: 'telegram_unlinked', userId }, 'Telegram unlinked');
}
