import { telegramLinkAnswerSchema } from '@/contract/verification';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: a link to the bot with a code of the member's own that works once. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ isTelegramExempt: true, path: '/user/telegram/link', answer: telegramLinkAnswerSchema }),
});
