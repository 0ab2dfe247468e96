import { updateUserInputSchema } from '@/contract/account';
import { changeEmailInputSchema } from '@/contract/email';
import { statusSchema } from '@/contract/envelope';
import { orderAnswerSchema, orderDetailAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { nicknameInputSchema } from '@/contract/nicknames';
import { chooseNotificationInputSchema, readNotificationsInputSchema } from '@/contract/notifications';
import { deletionAnswerSchema, deletionInputSchema } from '@/contract/own-data';
import { changePasswordInputSchema, endSessionsInputSchema } from '@/contract/passwords';
import { ownPauseAnswerSchema, pauseInputSchema } from '@/contract/pauses';
import { pushDeviceInputSchema } from '@/contract/push-devices';
import {
  phoneAnswerSchema,
  phoneCodeInputSchema,
  phoneInputSchema,
  telegramLinkAnswerSchema,
  telegramLoginInputSchema,
  unlinkTelegramInputSchema,
} from '@/contract/verification';
import { json } from '../answer';
import { answerUser } from '../answer-user';
import { chooseAvatar } from '../choose-avatar';
import { memberWrite } from '../member-write';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';
import { memberRoute } from '../route';

/** What a member asks of the own account. */
export const accountCalls = {
  /** POST: keeps the account. */
  deletionCancel: { POST: passWrite({ answer: statusSchema }) },
  /** POST {password}: lets the account go in 14 days. */
  deletion: { POST: passWrite({ input: deletionInputSchema, answer: deletionAnswerSchema }) },
  /** POST {email, password}: mails a link to another address; the same answer for every address. */
  email: { POST: passWrite({ input: changeEmailInputSchema, answer: statusSchema }) },
  /** POST {nickname}: the name that everybody sees in place of the mask. */
  nickname: { POST: passWrite({ input: nicknameInputSchema, answer: statusSchema }) },
  /** PATCH {group, mail, telegram, push}: whether a group of notifications also comes in these ways. */
  notificationChoices: {
    PATCH: passWrite({ input: chooseNotificationInputSchema, method: 'PATCH', answer: statusSchema }),
  },
  /** POST {id} or {up_to}: marks what the member was told as read. */
  notificationsRead: { POST: passWrite({ input: readNotificationsInputSchema, answer: statusSchema }) },
  /** POST: takes one of the member's own orders back while nobody has worked on it. */
  orderCancel: { POST: passWrite({ params: orderParamsSchema, answer: orderAnswerSchema }) },
  /** GET: one of the member's own orders, with its code. */
  ownOrder: { GET: passRead({ params: orderParamsSchema, answer: orderDetailAnswerSchema }) },
  /** POST: replaces the member's password; every other session ends. */
  password: { POST: passWrite({ input: changePasswordInputSchema, answer: statusSchema }) },
  /** POST {length, until, password}: pauses the account, or makes its pause longer (ADR 190). */
  pause: { POST: passWrite({ input: pauseInputSchema, answer: ownPauseAnswerSchema }) },
  /** POST {phone}: sends a code to a number. */
  phone: { POST: passWrite({ input: phoneInputSchema, isTelegramExempt: true, answer: phoneAnswerSchema }) },
  /** POST {code}: verifies the number that the code went to; the guards know it from this answer on. */
  phoneCode: {
    POST: passWrite({
      input: phoneCodeInputSchema,
      isTelegramExempt: true,
      answer: statusSchema,
      after: (member) => member.fetchUser(),
    }),
  },
  /** POST {endpoint, keys}: notifications come to this browser, too, for as long as it is logged in. */
  pushDevice: { POST: passWrite({ input: pushDeviceInputSchema, answer: statusSchema }) },
  /** POST: none come to this browser any more. */
  pushDeviceEnd: { POST: passWrite({ answer: statusSchema }) },
  /** GET: the viewer, `{status: false, data: null}` for a guest, 401 for a dead session. PATCH {avatar}: the chosen avatar. */
  user: {
    GET: answerUser,
    PATCH: memberRoute(
      { input: updateUserInputSchema, isTelegramExempt: true },
      async (member, { input, caller }) => {
        await chooseAvatar(member, input, caller);
        return json({ status: true });
      },
    ),
  },
  /** POST {which}: ends one login, every other one, or all; with all of them this browser's cookie goes, too. */
  sessionsEnd: {
    POST: memberRoute({ input: endSessionsInputSchema, isTelegramExempt: true }, async (member, call) => {
      const write = { path: '/user/sessions/end', body: call.input, answer: statusSchema } as const;
      const answer = await memberWrite(member, call, write);
      if (call.input.which === 'all') call.jar.clear();
      return json(answer);
    }),
  },
  /** POST: a link to the bot with a code of the member's own that works once. */
  telegramLink: { POST: passWrite({ isTelegramExempt: true, answer: telegramLinkAnswerSchema }) },
  /** POST: what Telegram's login gave to the browser, signed; the guards know the link from this answer on. */
  telegramLogin: {
    POST: passWrite({
      input: telegramLoginInputSchema,
      isTelegramExempt: true,
      answer: statusSchema,
      after: (member) => member.fetchUser(),
    }),
  },
  /** POST {password}: lets the member's Telegram account go; the guards know it from this answer on (D9). */
  telegramUnlink: {
    POST: passWrite({
      input: unlinkTelegramInputSchema,
      answer: statusSchema,
      after: (member) => member.fetchUser(),
    }),
  },
} satisfies CallRows;
