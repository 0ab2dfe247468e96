import { type UserWire, userAnswerSchema } from '@/contract/account';
import { toVerification } from '@/lib/format/verification';
import type { SessionUser } from '@/lib/session/session-data';
import { callUpstream } from './call';
import type { Caller } from './caller';

/** GET /user for the owner of `bearer`. Throws `UpstreamError`. */
export async function fetchUser(bearer: string, caller?: Caller): Promise<UserWire> {
  const answer = await callUpstream({
    method: 'GET',
    path: '/user',
    answer: userAnswerSchema,
    bearer,
    caller,
  });
  return answer.data;
}

/** The few fields the guards keep of a user (D9, D10). */
export function toSessionUser({ username, permission, validations, pause, rights }: UserWire): SessionUser {
  const { phoneVerified, telegramVerified } = toVerification(validations);
  const hasOwn = rights && rights.granted.length + rights.withdrawn.length > 0;
  const own = { ...(pause ? { pause } : {}), ...(hasOwn ? { rights } : {}) };
  return { username, permission, phoneVerified, telegramVerified, ...own };
}
