import { and, asc, eq } from 'drizzle-orm';
import { drawResults } from '../../db/schema/draw-results';
import { raffles } from '../../db/schema/raffles';
import type { SeedTransaction } from '../seed-world';

interface Settled {
  readonly raffleId: number;
  readonly drawnAt: Date;
  /** A winner who did not keep to the rules, by position; null where all did. */
  readonly disqualified: number | null;
}

const day = 86_400_000;

/** What happened after the draw: the prizes were handed over, and where a winner fell out the first reserve stepped in. */
export async function settleResults(tx: SeedTransaction, settled: Settled): Promise<void> {
  const { raffleId, drawnAt, disqualified } = settled;
  if (disqualified !== null) await replaceWinner(tx, settled, disqualified);
  const decidedAt = new Date(drawnAt.getTime() + 4 * day);
  for (const status of ['won', 'promoted'] as const) {
    await tx
      .update(drawResults)
      .set({ status: 'delivered', decidedAt })
      .where(and(eq(drawResults.raffleId, raffleId), eq(drawResults.status, status)));
  }
  await tx.update(raffles).set({ state: 'paid' }).where(eq(raffles.id, raffleId));
}

async function replaceWinner(tx: SeedTransaction, { raffleId, drawnAt }: Settled, position: number) {
  const ofRaffle = eq(drawResults.raffleId, raffleId);
  const [reserve] = await tx
    .select({ position: drawResults.position })
    .from(drawResults)
    .where(and(ofRaffle, eq(drawResults.status, 'waiting')))
    .orderBy(asc(drawResults.position))
    .limit(1);
  if (!reserve) return;
  const decidedAt = new Date(drawnAt.getTime() + 2 * day);
  await tx
    .update(drawResults)
    .set({
      status: 'disqualified',
      prizePosition: null,
      note: 'Yatırım yaptığı hesap topluluk koduna bağlı değil.',
      decidedAt,
    })
    .where(and(ofRaffle, eq(drawResults.position, position)));
  await tx
    .update(drawResults)
    .set({ status: 'promoted', prizePosition: position, decidedAt })
    .where(and(ofRaffle, eq(drawResults.position, reserve.position)));
}
