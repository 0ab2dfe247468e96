import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Writing } from '../../context';
import { wagerEventKind } from '../../db/kinds/wager-events';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerStandings } from '../../db/schema/wager-standings';
import { ServiceError } from '../../service-error';
import { tellCancelled } from '../prizes/tell-result';

/** Before its result is final. */
const cancellable = ['scheduled', 'live', 'awaiting_data', 'provisional', 'dispute'] as const;

/**
 * Cancels a race: its figures stay to be looked at, its places count for nothing and no prize is given, and every member who has a place is told
 * why; the reason stands on its page. The state is compared in the statement that sets it, so that of a cancellation and the final result one
 * holds. `conflict` once it is final or cancelled, `not_found` for an unknown one or a draft.
 */
export async function cancelWagerEvent(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { slug, reason }: { readonly slug: string; readonly reason: string },
): Promise<void> {
  const { id, title, state, disputeUntil } = wagerEvents;
  const isOpen = or(isNull(disputeUntil), gt(disputeUntil, new Date(clock.now())));
  const [race] = await tx
    .update(wagerEvents)
    .set({ state: 'cancelled', cancelReason: reason })
    .where(and(eq(wagerEvents.slug, slug), inArray(state, [...cancellable]), isOpen))
    .returning({ id, slug: wagerEvents.slug, title });
  if (!race) {
    const isKnown = await tx.$count(wagerEvents, and(eq(wagerEvents.slug, slug), wagerEventKind.shown()));
    throw new ServiceError(isKnown > 0 ? 'conflict' : 'not_found');
  }
  const { userId, eventId } = wagerStandings;
  const placed = await tx
    .selectDistinct({ userId })
    .from(wagerStandings)
    .where(and(eq(eventId, race.id), isNotNull(userId)));
  const userIds = placed.flatMap((one) => one.userId ?? []);
  await tellCancelled(tx, { area: 'wager_event', ...race }, { userIds, reason });
}
