import { telegramLinkAnswerSchema } from '@/contract/verification';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** POST: a link to the bot with a code of the member's own that works once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput, isTelegramExempt: true }, async (member, call) =>
    json(await memberWrite(member, call, { path: '/user/telegram/link', answer: telegramLinkAnswerSchema })),
  ),
});
