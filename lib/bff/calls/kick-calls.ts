import {
  kickAppInputSchema,
  kickChatInputSchema,
  kickRewardInputSchema,
  kickRewardParamsSchema,
} from '@/contract/desk-kick';
import { statusSchema } from '@/contract/envelope';
import { kickLoginAnswerSchema } from '@/contract/kick';
import { finishKickLogin } from '../finish-kick-login';
import { takeKickEvent } from '../kick-event';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

const keyed = { isKeyed: true, answer: statusSchema } as const;

/** What has to do with Kick: what it tells, whose account is whose, and what admins set up. */
export const kickCalls = {
  /** PATCH: keeps the app’s id and secret. */
  deskKickApp: { PATCH: passWrite({ ...keyed, method: 'PUT', input: kickAppInputSchema }) },
  /** POST: has something said in the channel’s chat. */
  deskKickChat: { POST: passWrite({ ...keyed, input: kickChatInputSchema }) },
  /** POST: where the browser goes to connect the channel. */
  deskKickConnect: { POST: passWrite({ answer: kickLoginAnswerSchema }) },
  /** POST: forgets the channel. */
  deskKickDisconnect: { POST: passWrite(keyed) },
  /** POST: ends a reward of the channel. */
  deskKickRewardEnd: { POST: passWrite({ ...keyed, params: kickRewardParamsSchema }) },
  /** POST: adds a reward of the channel. */
  deskKickRewards: { POST: passWrite({ ...keyed, input: kickRewardInputSchema }) },
  /** POST: where the browser goes to link the member’s account. */
  kickLink: { POST: passWrite({ answer: kickLoginAnswerSchema }) },
  /** GET: where Kick sends the browser back to. */
  kickReturn: { GET: finishKickLogin, HEAD: null },
  /** POST: lets the member’s account go. */
  kickUnlink: { POST: passWrite({ answer: statusSchema }) },
  /** POST: an event of Kick, which proves itself by its signature over these very bytes. */
  kickWebhook: { POST: takeKickEvent },
} satisfies CallRows;
