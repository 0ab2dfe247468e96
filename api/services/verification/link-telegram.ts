import { and, countDistinct, eq, ne } from 'drizzle-orm';
import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { telegramUnlinks } from '../../db/schema/telegram-unlinks';
import { users } from '../../db/schema/users';
import { enqueue } from '../../queue/enqueue';
import { invalidField } from '../../service-error';
import { notify } from '../notifications/notify';
import { noteUnlink } from './note-unlink';

/** A Telegram account and the member whom it belongs to. */
export interface TelegramLink {
  readonly userId: string;
  readonly telegramId: number;
  readonly telegramName: string | null;
}

/** How many other members may have had a Telegram account before: it goes on to another one once (ADR 139). */
const mostOthers = 1;

/**
 * Links a Telegram account to a member in the caller's transaction, in place of another one, and tells the member. False where the
 * account is closed. Throws the database's unique violation where the Telegram account is another member's, and `used_up` on `telegram`
 * where it went on from one member to another before.
 */
export async function linkTelegram(
  tx: Database,
  clock: Clock,
  { userId, telegramId, telegramName }: TelegramLink,
): Promise<boolean> {
  const isActive = and(eq(users.id, userId), eq(users.status, 'active'));
  const [before] = await tx
    .select({ telegramId: users.telegramId })
    .from(users)
    .where(isActive)
    .for('no key update');
  if (!before) return false;
  const row = { telegramId, telegramName, telegramVerifiedAt: new Date(clock.now()) };
  await tx.update(users).set(row).where(eq(users.id, userId));
  // Counted after the update, which waits for a member who lets it go at this moment.
  if ((await countOthers(tx, { userId, telegramId })) > mostOthers) throw invalidField('telegram', 'used_up');
  if (before.telegramId !== null && before.telegramId !== telegramId)
    await noteUnlink(tx, clock, { userId, telegramId: before.telegramId });
  await notify(tx, { userId, kind: 'telegram_linked', about: { type: 'verification' } });
  await enqueue(tx, 'credit_verified', { userId });
  return true;
}

async function countOthers(
  tx: Database,
  { userId, telegramId }: Pick<TelegramLink, 'userId' | 'telegramId'>,
): Promise<number> {
  const wasOthers = and(eq(telegramUnlinks.telegramId, telegramId), ne(telegramUnlinks.userId, userId));
  const [row] = await tx
    .select({ others: countDistinct(telegramUnlinks.userId) })
    .from(telegramUnlinks)
    .where(wasOthers);
  return row?.others ?? 0;
}
