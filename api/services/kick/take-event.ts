import type { ServiceContext, Writing } from '../../context';
import { kickEvents } from '../../db/schema/kick-events';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { eventHandlers, toKnownEvent } from './event-handlers';
import { assertSentByKick, type SentEvent } from './event-proof';
import { isConnected, readKick } from './kick-app';

/**
 * Takes an event that Kick sent, once: what it brings and that it was taken are one transaction. One of another channel, of a kind that means nothing here or that
 * does not read is noted and answered like all others, because Kick stops telling where it hears a refusal for a day. 404 where no channel is connected.
 */
export async function takeEvent(ctx: ServiceContext, sent: SentEvent): Promise<void> {
  const row = await readKick(ctx.db);
  if (!isConnected(row)) throw new ServiceError('not_found');
  const sentAt = await assertSentByKick(ctx, row, sent);
  const event = toKnownEvent(sent);
  const isOurs = event !== null && event.body.broadcaster.user_id === row.broadcasterId;
  const outcome = event === null ? 'unreadable' : isOurs && eventHandlers.has(sent.type) ? 'done' : 'ignored';
  const { messageId, type } = sent;
  const { db, ...rest } = ctx;
  await transact(db, async (tx) => {
    const receivedAt = new Date(ctx.clock.now());
    const [first] = await tx
      .insert(kickEvents)
      .values({ messageId, type, outcome, sentAt, receivedAt })
      .onConflictDoNothing()
      .returning({ messageId: kickEvents.messageId });
    if (!first || event === null || outcome !== 'done') return;
    const writing: Writing = { ...rest, tx };
    await eventHandlers.get(type)?.(writing, { body: event.body, sentAt });
  });
}
