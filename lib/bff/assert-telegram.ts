import { getInit } from '@/lib/data/init';
import { BffError } from './bff-error';
import type { Member } from './member';

/**
 * Refuses a write of a player who must verify Telegram first (D9). The sealed fields may be old, so a refusal is checked
 * against the upstream. Where the setting was never readable it counts as on (R-UP-11).
 */
export async function assertTelegram(member: Member): Promise<void> {
  if (!isHeld(member) || !(await isRequired())) return;
  await member.fetchUser();
  if (isHeld(member)) throw new BffError('telegram_required');
}

function isHeld({ session: { user } }: Member): boolean {
  return user.permission === 'player' && !user.telegramVerified;
}

async function isRequired(): Promise<boolean> {
  return getInit().then(
    ({ telegramRequired }) => telegramRequired,
    () => true,
  );
}
