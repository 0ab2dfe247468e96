import { eq, sql } from 'drizzle-orm';
import { type StampCardWire, stampsOfCard } from '@/contract/earning';
import { checkins } from '../../db/schema/checkins';
import type { Transaction } from '../../db/transact';
import { dayStart, firstDay } from '../leaders/to-period';

/** The day of a moment (milliseconds) in Istanbul, `YYYY-MM-DD`. */
export function toDay(now: number): string {
  return firstDay(dayStart(now));
}

/** A member's stamp card at a moment (milliseconds), one query. */
export async function stampCard(
  db: Pick<Transaction, 'select'>,
  userId: string,
  now: number,
): Promise<StampCardWire> {
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      isDone: sql<boolean>`coalesce(bool_or(${checkins.day} = ${toDay(now)}), false)`,
    })
    .from(checkins)
    .where(eq(checkins.userId, userId));
  return toCard(counted?.total ?? 0, counted?.isDone ?? false, now);
}

/** The card of who has that many stamps in all. A full card is shown until the day after it was filled. */
export function toCard(total: number, isDone: boolean, now: number): StampCardWire {
  const onCard = total % stampsOfCard;
  const isFull = isDone && total > 0 && onCard === 0;
  const nextDay = dayStart(dayStart(now).getTime() + 26 * 3_600_000);
  return { stamps: isFull ? stampsOfCard : onCard, is_done: isDone, next_at: nextDay.toISOString() };
}
