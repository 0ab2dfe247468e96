import { mustVerifyTelegram } from '@/lib/session/guard';
import { isTelegramRequired } from '@/lib/upstream/telegram-required';
import { BffError } from './bff-error';
import type { Member } from './member';

/**
 * Refuses a write of a player who must verify Telegram first (D9). The sealed fields may be old, so a refusal is checked
 * against the upstream. Where the setting was never readable it counts as on (R-UP-11).
 */
export async function assertTelegram(member: Member): Promise<void> {
  if (!mustVerifyTelegram(member.session.user) || !(await isTelegramRequired())) return;
  await member.fetchUser();
  if (mustVerifyTelegram(member.session.user)) throw new BffError('telegram_required');
}
