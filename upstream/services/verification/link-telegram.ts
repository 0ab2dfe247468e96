import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/users';
import { notify } from '../notifications/notify';

/** A Telegram account and the member whom it belongs to. */
export interface TelegramLink {
  readonly userId: string;
  readonly telegramId: number;
  readonly telegramName: string | null;
}

/**
 * Links a Telegram account to a member in the caller's transaction, in place of another one, and tells the member. False where the
 * account is closed. Throws the database's unique violation where the Telegram account is another member's.
 */
export async function linkTelegram(
  tx: Database,
  clock: Clock,
  { userId, telegramId, telegramName }: TelegramLink,
): Promise<boolean> {
  const linked = await tx
    .update(users)
    .set({ telegramId, telegramName, telegramVerifiedAt: new Date(clock.now()) })
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  if (linked.rowCount !== 1) return false;
  await notify(tx, { userId, kind: 'telegram_linked', path: '/user/verify' });
  return true;
}
