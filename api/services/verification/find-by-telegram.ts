import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../context';
import { users } from '../../db/schema/users';
import { type Pause, pauseColumn } from '../pauses/find-pause';
import { findSanction } from '../sanctions/find-sanction';

/** The member whom a Telegram account belongs to, as the bot needs to know them. */
export interface ChatMember {
  readonly id: string;
  readonly permission: string;
  readonly point: number;
  readonly pause: Pause | null;
  /** Whether the team has closed the account for now. */
  readonly isClosed: boolean;
}

/** The member whom a Telegram account is linked to; null for none, and for a closed account's. */
export async function findByTelegram(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  telegramId: number,
): Promise<ChatMember | null> {
  const { id, permission, point, status } = users;
  const [found] = await db
    .select({ id, permission, point, pause: pauseColumn(clock.now()) })
    .from(users)
    .where(and(eq(users.telegramId, telegramId), eq(status, 'active')));
  return found ? { ...found, isClosed: (await findSanction(db, clock, found.id)) !== null } : null;
}
