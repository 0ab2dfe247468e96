import { type UserWire, userAnswerSchema } from '@/contract/account';
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

/** The few fields the guards keep of a user (D9, D10): phone values 0 and 2 are not verified. */
export function sessionUserOf(user: UserWire): SessionUser {
  const phone = user.validations?.phone ?? 0;
  return {
    username: user.username,
    permission: user.permission,
    phoneVerified: phone !== 0 && phone !== 2,
    telegramVerified: Boolean(user.validations?.telegram_verified_at),
  };
}
