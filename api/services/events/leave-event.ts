import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { eventParticipants } from '../../db/schema/event-participants';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { eventWindows } from './event-windows';
import { lockEvent } from './lock-event';
import { ownParticipation } from './own-participation';
import { promoteWaiting } from './promote-waiting';

/**
 * Takes a member out of an event before it starts and gives the place to who waits longest. Doing it again changes nothing. `closed` once
 * it has started, `not_found`.
 */
export async function leaveEvent(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const event = await lockEvent(tx, slug);
    if (!eventWindows(event, clock.now()).withdraw) throw new ServiceError('closed');
    const own = await ownParticipation(tx, event.id, userId);
    if (!own || own.state === 'withdrawn') return;
    await tx.update(eventParticipants).set({ state: 'withdrawn' }).where(eq(eventParticipants.id, own.id));
    await promoteWaiting(tx, event, userId);
  });
}
