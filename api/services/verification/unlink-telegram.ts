import type { UnlinkTelegramInput } from '@/contract/verification';
import type { ServiceContext } from '../../context';
import { assertPassword } from '../passwords/assert-password';
import { lockKnownPassword } from '../passwords/lock-known-password';
import type { Member } from '../sessions/authenticate';
import { letTelegramGo } from './let-telegram-go';

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
  const isUnlinked = await ctx.db.transaction(async (tx) => {
    await lockKnownPassword(tx, user);
    return letTelegramGo(tx, ctx.clock, user.id);
  });
  if (isUnlinked) ctx.log.info({ event: 'telegram_unlinked', userId: user.id }, 'Telegram unlinked');
}
