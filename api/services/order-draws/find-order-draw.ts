import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { orderDraws } from '../../db/schema/order-draws';
import type { OrderSubject } from './promise-order-draw';

/** The draw that was promised for something; null where none was. */
export async function findOrderDraw(
  db: Pick<Database, 'select'>,
  subject: OrderSubject,
): Promise<typeof orderDraws.$inferSelect | null> {
  const [found] = await db.select().from(orderDraws).where(isOf(subject));
  return found ?? null;
}

function isOf(subject: OrderSubject) {
  if (subject.kind === 'bracket') return eq(orderDraws.tournamentId, subject.tournamentId);
  return subject.kind === 'hunt'
    ? eq(orderDraws.huntId, subject.huntId)
    : eq(orderDraws.eventId, subject.eventId);
}
