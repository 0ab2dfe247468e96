import type { CommandContext, Context } from 'grammy';
import type { Deps } from '../context';
import { telegramText } from '../mail/texts';
import { getNames } from '../services/settings/get-names';
import { linkByCode } from '../services/verification/link-by-code';

/** Answers `/start CODE` in a private chat: links the account that the code belongs to, and says how that went. */
export async function answerStart(
  needs: Pick<Deps, 'db' | 'clock' | 'log'>,
  ctx: CommandContext<Context>,
): Promise<void> {
  if (!ctx.from) return;
  const code = ctx.match.trim();
  const sender = { telegramId: ctx.from.id, telegramName: ctx.from.username ?? null };
  const outcome = code === '' ? 'hello' : await linkByCode(needs, { code, ...sender });
  // The account is linked whatever becomes of the answer.
  await ctx.reply(telegramText(await getNames(needs), outcome));
}
