import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { drawResults } from '../../db/schema/draw-results';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import type { Transaction } from '../../db/transact';
import { notify } from '../notifications/notify';
import { deliveryFieldsOf } from '../prizes/delivery-fields';

/**
 * Opens a claim for everybody who has a prize of a draw and no claim for it yet, and tells them; in the transaction that gave them the
 * prize. A claim waits for the winner where the prize needs to know where it goes, and for the team otherwise.
 */
export async function openPrizeClaims(tx: Transaction, raffleId: number, at: Date): Promise<void> {
  for (const { position, userId, prizePosition, title, prizes } of await unclaimed(tx, raffleId)) {
    const place = prizePosition ?? 0;
    const prize = prizes.find(({ rank_from, rank_to }) => rank_from <= place && place <= rank_to);
    if (!prize) continue;
    const state = deliveryFieldsOf(prize).length > 0 ? 'needs_info' : 'pending';
    await tx.insert(prizeClaims).values({ userId, raffleId, position, prize, state, createdAt: at });
    const params = { raffle: title, prize: prize.title };
    await notify(tx, { userId, kind: 'prize_won', params, path: '/user/ticket-deposits/odullerim' });
  }
}

function unclaimed(tx: Transaction, raffleId: number) {
  const { position, userId, prizePosition } = drawResults;
  const isClaimed = and(eq(prizeClaims.raffleId, drawResults.raffleId), eq(prizeClaims.position, position));
  return tx
    .select({ position, userId, prizePosition, title: raffles.title, prizes: raffles.prizes })
    .from(drawResults)
    .innerJoin(raffles, eq(raffles.id, drawResults.raffleId))
    .leftJoin(prizeClaims, isClaimed)
    .where(and(eq(drawResults.raffleId, raffleId), isNotNull(prizePosition), isNull(prizeClaims.id)));
}
