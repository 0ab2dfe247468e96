import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Writing } from '../../context';
import { drawResults } from '../../db/schema/draw-results';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { awardPrizes } from './award-prizes';

type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/**
 * Gives everybody who has a prize of a draw, and no claim for it yet, what is theirs, in the transaction that gave them the prize: at the
 * draw, and when a reserve moves up. What was credited at once stands as delivered in the results.
 */
export async function giveDrawPrizes({ tx, clock }: LedgerWriting, raffleId: number): Promise<void> {
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.id, raffleId));
  if (!raffle) return;
  const winners = await unclaimed(tx, raffleId);
  const given = await awardPrizes({ tx, clock }, { area: 'raffle', ...raffle }, winners);
  const paid = [...given].filter(([, state]) => state === 'delivered').map(([userId]) => userId);
  if (paid.length === 0) return;
  await tx
    .update(drawResults)
    .set({ status: 'delivered', decidedAt: new Date(clock.now()) })
    .where(and(eq(drawResults.raffleId, raffleId), inArray(drawResults.userId, paid)));
}

async function unclaimed(tx: LedgerWriting['tx'], raffleId: number) {
  const { position, userId, prizePosition } = drawResults;
  const isClaimed = and(eq(prizeClaims.raffleId, drawResults.raffleId), eq(prizeClaims.position, position));
  const rows = await tx
    .select({ position, userId, place: prizePosition })
    .from(drawResults)
    .leftJoin(prizeClaims, isClaimed)
    .where(and(eq(drawResults.raffleId, raffleId), isNotNull(prizePosition), isNull(prizeClaims.id)));
  return rows.map(({ place, ...row }) => ({ ...row, place: place ?? 0 }));
}
