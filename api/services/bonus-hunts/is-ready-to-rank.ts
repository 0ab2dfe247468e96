import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import type { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import type { Transaction } from '../../db/transact';
import { drawOrder } from '../order-draws/draw-order';
import { findOrderDraw } from '../order-draws/find-order-draw';
import { freezeOrderDraw } from '../order-draws/freeze-order-draw';

type Hunt = Pick<typeof bonusHunts.$inferSelect, 'id' | 'slug' | 'tieRule' | 'endBalance'>;
type Needs = Pick<ServiceContext, 'clock' | 'beacon'>;

/**
 * Whether the guesses of a hunt that has ended can be ranked. Where the lot decides among equals and there are equals, all of its guesses are frozen as the list of
 * a draw, and they wait for its round (ADR 341). Once drawn, the order stays, also when the end balance is corrected. Call it while the hunt's row is held.
 */
export async function isReadyToRank(tx: Transaction, needs: Needs, hunt: Hunt): Promise<boolean> {
  if (hunt.tieRule === 'earlier' || !(await hasEquals(tx, hunt))) return true;
  const draw = await findOrderDraw(tx, { kind: 'hunt', huntId: hunt.id });
  if (!draw || draw.drawnAt) return true;
  const name = `hunt:${hunt.slug}`;
  if (draw.frozenAt)
    return (await drawOrder(tx, { id: draw.id, name, drawnAt: new Date(needs.clock.now()) })) !== null;
  const { id: number, userId, huntId } = huntGuesses;
  const entries = await tx.select({ number, userId }).from(huntGuesses).where(eq(huntId, hunt.id));
  await freezeOrderDraw(tx, needs, { draw, name, entries });
  return false;
}

async function hasEquals(tx: Transaction, { id, endBalance }: Hunt): Promise<boolean> {
  const equals = await tx
    .select({ diff: sql`1` })
    .from(huntGuesses)
    .where(eq(huntGuesses.huntId, id))
    .groupBy(sql`abs(${huntGuesses.endBalance} - ${sql.raw(String(endBalance ?? 0))})`)
    .having(sql`count(*) > 1`)
    .limit(1);
  return equals.length > 0;
}
