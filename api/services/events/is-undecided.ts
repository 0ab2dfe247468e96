import { and, eq, inArray } from 'drizzle-orm';
import { eventEntries } from '../../db/schema/event-entries';
import type { events } from '../../db/schema/events';
import type { Transaction } from '../../db/transact';
import { openStates } from '../claims/review/common-moves';
import { unscoredEntries } from './unscored-entries';

type Event = Pick<typeof events.$inferSelect, 'id' | 'type'>;

/** Whether something of an event is under review, or without a score where a jury decides. */
export async function isUndecided(tx: Transaction, { id, type }: Event): Promise<boolean> {
  const isOpen = and(eq(eventEntries.eventId, id), inArray(eventEntries.review, [...openStates]));
  if ((await tx.$count(eventEntries, isOpen)) > 0) return true;
  return type === 'custom' && (await tx.$count(eventEntries, unscoredEntries(id))) > 0;
}
