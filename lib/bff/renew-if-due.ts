import { isUpstreamError } from '@/lib/upstream/error';
import type { Member } from './member';

/** Under this many seconds of life left a token is renewed (specification 9). */
const renewalThresholdS = 300;

/**
 * Renews the member's token when under 300 s are left, or when the upstream no longer takes it. An upstream that fails
 * while the token is still good changes nothing: the next check is a minute away (R-UP-10).
 */
export async function renewIfDue(member: Member, nowMs: number = Date.now()): Promise<void> {
  const leftS = member.session.tokenExpiresAt - nowMs / 1000;
  if (leftS >= renewalThresholdS) {
    await member.fetchUser();
    return;
  }
  await member.renew().catch((error: unknown) => {
    if (!isUpstreamError(error) || leftS <= 0) throw error;
  });
}
