import { and, eq } from 'drizzle-orm';
import { eventKind } from '../../db/kinds/events';
import { events } from '../../db/schema/events';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';

/** An event by its slug, its row held until the transaction ends: who takes part changes one after the other. Unknown or a draft: `not_found`. */
export async function lockEvent(tx: Pick<Transaction, 'select'>, slug: string) {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.slug, slug), eventKind.shown()))
    .for('no key update');
  if (!event) throw new ServiceError('not_found');
  return event;
}
