import { eq } from 'drizzle-orm';
import type { Clock } from '../../context';
import { telegramLinks } from '../../db/schema/telegram-links';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { notify } from '../notifications/notify';
import { noteUnlink } from './note-unlink';

/** Lets a member's Telegram account go, links to the bot with it, and tells the member; false where there was none. */
export async function letTelegramGo(tx: Transaction, clock: Clock, userId: string): Promise<boolean> {
  await tx.delete(telegramLinks).where(eq(telegramLinks.userId, userId));
  const [now] = await tx
    .select({ telegramId: users.telegramId, verifiedAt: users.telegramVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!now || (now.telegramId === null && now.verifiedAt === null)) return false;
  const none = { telegramId: null, telegramName: null, telegramVerifiedAt: null };
  await tx.update(users).set(none).where(eq(users.id, userId));
  if (now.telegramId !== null) await noteUnlink(tx, clock, { userId, telegramId: now.telegramId });
  await notify(tx, { userId, kind: 'telegram_unlinked', about: { type: 'verification' } });
  return true;
}
