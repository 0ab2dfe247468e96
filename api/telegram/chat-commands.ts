import type { Bot, CommandContext, Context } from 'grammy';
import { chatTexts } from '../mail/texts';
import { getNames } from '../services/settings/get-names';
import { getNumberForm } from '../services/settings/get-number-form';
import { findByTelegram } from '../services/verification/find-by-telegram';
import { linkTo } from '../site-links';
import { answerBalance, answerLeave, answerTickets } from './answer-account';
import { answerChoices } from './answer-choices';
import { answerCode } from './answer-code';
import { answerStart } from './answer-start';
import type { AnswerCommand, ChatNeeds } from './chat-needs';

/** What members may ask of the bot in private. */
const answers: Readonly<Record<string, AnswerCommand>> = {
  bakiye: answerBalance,
  bilet: answerTickets,
  kod: answerCode,
  bildirim: answerChoices,
  ayril: answerLeave,
};

/**
 * Teaches the bot its commands. It answers in private alone, a person alone, and 20 messages of one in a minute: beyond that it is silent.
 * Who is linked to no account hears how to be; whatever else is written is answered by what there is.
 */
export function addChatCommands(bot: Bot, needs: ChatNeeds): void {
  const own = bot.filter(async ({ chat, from }) => {
    if (chat?.type !== 'private' || !from || from.is_bot) return false;
    return needs.limits.telegramChat.allows(String(from.id));
  });
  own.command('start', (ctx) => answerStart(needs, ctx));
  for (const [name, answer] of Object.entries(answers))
    own.command(name, (ctx) => answerMember(needs, ctx, answer));
  own.on('message', async (ctx) => {
    await ctx.reply((await findSay(needs))('help'));
  });
}

async function answerMember(needs: ChatNeeds, ctx: CommandContext<Context>, answer: AnswerCommand) {
  const say = await findSay(needs);
  const member = ctx.from ? await findByTelegram(needs, ctx.from.id) : null;
  const link = linkTo(needs.siteUrl, { type: 'verification' });
  const reply = async () => {
    if (member === null) return say('unlinked', { link });
    if (member.isClosed) return say('closed');
    return answer(needs, { member, rest: ctx.match.trim(), say });
  };
  await ctx.reply(await reply(), { link_preview_options: { is_disabled: true } });
}

async function findSay(needs: ChatNeeds) {
  return chatTexts(await getNames(needs), await getNumberForm(needs));
}
