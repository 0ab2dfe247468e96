import type { EventResultInput } from '@/contract/event-results';
import type { ServiceContext, Writing } from '../../context';
import type { events } from '../../db/schema/events';
import { transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { tellCancelled } from '../prizes/tell-result';
import { finishEvent } from './finish-event';
import { isReadyToFinish } from './is-ready-to-finish';
import { lockEvent } from './lock-event';
import { moveEvent } from './move-event';
import { takingPart } from './taking-part';

type Event = typeof events.$inferSelect;
type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/**
 * Ends an event for good: its result stands and its prizes are given, or it is cancelled with a reason. Where the lot decides among equals it is finished once
 * that is drawn (`finishDrawnEvents`), about a minute later. One transaction that holds the
 * event's row, so that of two decisions one comes first and the other is a `conflict` (ADR 134). To finish, it must be over, and nothing
 * may be under review or, where a jury decides, without a score: `conflict`. `not_found`; 422 on `reason`.
 */
export async function decideEvent(
  { db, clock, beacon }: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>,
  { slug, input: { action, reason } }: { readonly slug: string; readonly input: EventResultInput },
): Promise<void> {
  if (action === 'cancel' && reason === undefined) throw invalidField('reason', 'required');
  await transact(db, async (tx) => {
    const event = await lockEvent(tx, slug);
    if (action === 'cancel') return cancel({ tx, clock }, event, reason ?? null);
    return (await isReadyToFinish(tx, { clock, beacon }, event))
      ? finishEvent({ tx, clock }, event)
      : undefined;
  });
}

async function cancel({ tx, clock }: LedgerWriting, event: Event, reason: string | null): Promise<void> {
  if (event.state === 'finished' || event.state === 'cancelled') throw new ServiceError('conflict');
  await moveEvent({ tx, clock }, event, 'cancelled');
  const userIds = await takingPart(tx, event.id);
  await tellCancelled(tx, { area: 'event', ...event }, { userIds, reason });
}
