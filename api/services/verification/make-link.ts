import type { ServiceContext } from '../../context';
import { telegramLinks } from '../../db/schema/telegram-links';
import { ServiceError } from '../../service-error';
import { tokenHash } from '../passwords/token-hash';
import type { Member } from '../sessions/authenticate';

/** How long a link to the bot works, in milliseconds. */
const lifetimeMs = 10 * 60_000;

/**
 * The bot's address with a code of the member's own (256 bits, 43 of the 64 letters that Telegram allows): the only one that works from now
 * on. 404 while no bot is connected, 429 after twenty an hour.
 */
export async function makeLink(
  ctx: ServiceContext,
  { user }: Member,
): Promise<{ url: string; expires_at: string }> {
  const bot = ctx.telegram?.botName() ?? null;
  if (bot === null) throw new ServiceError('not_found');
  await ctx.limits.telegramLink.take(user.id);
  const code = ctx.ids.secret();
  const row = { codeHash: tokenHash(code), expiresAt: new Date(ctx.clock.now() + lifetimeMs) };
  await ctx.db
    .insert(telegramLinks)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: telegramLinks.userId, set: row });
  return { url: `https://t.me/${bot}?start=${code}`, expires_at: row.expiresAt.toISOString() };
}
