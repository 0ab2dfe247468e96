import type { Clock } from '../../context';
import type { Database } from '../../db/client';
import { telegramUnlinks } from '../../db/schema/telegram-unlinks';

/** Writes down, in the caller's transaction, that a member has let a Telegram account go. */
export async function noteUnlink(
  tx: Database,
  clock: Clock,
  unlink: { readonly userId: string; readonly telegramId: number },
): Promise<void> {
  await tx.insert(telegramUnlinks).values({ ...unlink, unlinkedAt: new Date(clock.now()) });
}
