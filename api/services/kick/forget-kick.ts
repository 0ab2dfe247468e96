import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Deps } from '../../context';
import { kickChatDays } from '../../db/schema/kick-chat-days';
import { kickEvents } from '../../db/schema/kick-events';
import { kickFlows } from '../../db/schema/kick-flows';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Deletes events that nobody asks for any more, and answers how many rows: messages of the chat after an hour, all others after thirty days; an event that comes again is
 * refused as stale long before. With them logins that were never finished, and days of the chat that are over.
 */
export async function forgetKick({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const isChat = and(
    eq(kickEvents.type, 'chat.message.sent'),
    lt(kickEvents.receivedAt, new Date(now - hourMs)),
  );
  const isOld = lt(kickEvents.receivedAt, new Date(now - 30 * dayMs));
  const events = await db.delete(kickEvents).where(or(isChat, isOld));
  const flows = await db.delete(kickFlows).where(lt(kickFlows.expiresAt, new Date(now)));
  const lastDay = new Date(now - 7 * dayMs).toISOString().slice(0, 10);
  const days = await db.delete(kickChatDays).where(sql`${kickChatDays.day} < ${lastDay}`);
  return (events.rowCount ?? 0) + (flows.rowCount ?? 0) + (days.rowCount ?? 0);
}
