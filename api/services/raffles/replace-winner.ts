import { and, asc, eq } from 'drizzle-orm';
import { drawResults } from '../../db/schema/draw-results';
import type { Transaction } from '../../db/transact';

interface Replaced {
  readonly raffleId: number;
  readonly position: number;
  /** Why, as everybody reads it. */
  readonly note: string;
  readonly at: Date;
}

/**
 * A winner falls out, with a public reason, and the next reserve takes the prize over: the order was drawn, nobody chooses. Answers
 * the reserve's position, null where none waits.
 */
export async function replaceWinner(
  tx: Transaction,
  { raffleId, position, note, at }: Replaced,
): Promise<number | null> {
  const ofRaffle = eq(drawResults.raffleId, raffleId);
  const own = and(ofRaffle, eq(drawResults.position, position));
  const [winner] = await tx.select().from(drawResults).where(own).for('update');
  const [reserve] = await tx
    .select({ position: drawResults.position })
    .from(drawResults)
    .where(and(ofRaffle, eq(drawResults.status, 'waiting')))
    .orderBy(asc(drawResults.position))
    .limit(1)
    .for('update');
  await tx
    .update(drawResults)
    .set({ status: 'disqualified', prizePosition: null, note, decidedAt: at })
    .where(own);
  if (!winner || !reserve) return null;
  await tx
    .update(drawResults)
    .set({ status: 'promoted', prizePosition: winner.prizePosition, decidedAt: at })
    .where(and(ofRaffle, eq(drawResults.position, reserve.position)));
  return reserve.position;
}
