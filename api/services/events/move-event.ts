import { and, eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { events } from '../../db/schema/events';
import { ServiceError } from '../../service-error';

type Event = Pick<typeof events.$inferSelect, 'id' | 'state'>;
type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/** Moves an event to its end. The state is compared again in the statement that sets it: `conflict` where another decision was first. */
export async function moveEvent(
  { tx, clock }: LedgerWriting,
  { id, state }: Event,
  to: 'finished' | 'cancelled',
): Promise<void> {
  const moved = await tx
    .update(events)
    .set({ state: to, updatedAt: new Date(clock.now()) })
    .where(and(eq(events.id, id), eq(events.state, state)))
    .returning({ id: events.id });
  if (moved.length !== 1) throw new ServiceError('conflict');
}
