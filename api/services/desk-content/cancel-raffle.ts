import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Writing } from '../../context';
import { contentCorrections } from '../../db/schema/content-corrections';
import { marketOrders } from '../../db/schema/market-orders';
import { raffles } from '../../db/schema/raffles';
import { tickets } from '../../db/schema/tickets';
import { ServiceError } from '../../service-error';
import { lockUser } from '../ledger/lock-user';
import { releaseOrder } from '../orders/release-order';
import { tellCancelled } from '../prizes/tell-result';

/** Before it is drawn. */
const cancellable = ['open', 'closed', 'drawing'] as const;

/**
 * Cancels a draw: nothing is drawn, what its tickets cost at the market comes back, everybody who has one is told why, and the reason stands
 * on its page. The state is compared in the statement that sets it, so that of a cancellation and the draw one holds. `conflict` once it is
 * drawn or cancelled, `not_found` for an unknown one or a draft.
 */
export async function cancelRaffle(
  writing: Writing,
  { slug, reason }: { readonly slug: string; readonly reason: string },
): Promise<void> {
  const { tx, clock } = writing;
  const { id, title, state } = raffles;
  const [raffle] = await tx
    .update(raffles)
    .set({ state: 'cancelled' })
    .where(and(eq(raffles.slug, slug), inArray(state, [...cancellable])))
    .returning({ id, slug: raffles.slug, title });
  if (!raffle) throw new ServiceError((await isKnown(writing, slug)) ? 'conflict' : 'not_found');
  const text = reason.slice(0, 500);
  await tx
    .insert(contentCorrections)
    .values({ kind: 'raffles', slug, text, correctedAt: new Date(clock.now()) });
  await giveBack(writing, raffle.id);
  const held = await tx
    .selectDistinct({ userId: tickets.userId })
    .from(tickets)
    .where(and(eq(tickets.raffleId, raffle.id), isNull(tickets.voidedAt)));
  const userIds = held.map(({ userId }) => userId);
  await tellCancelled(tx, { area: 'raffle', ...raffle }, { userIds, reason });
}

/** Members are locked in one order, whatever else moves their Sikke. */
async function giveBack(writing: Writing, raffleId: number): Promise<void> {
  const { id, userId, itemId, price, state } = marketOrders;
  const orders = await writing.tx
    .select({ id, userId, itemId, price })
    .from(marketOrders)
    .where(and(eq(marketOrders.raffleId, raffleId), eq(state, 'delivered')))
    .orderBy(asc(userId), asc(id));
  for (const order of orders) {
    await lockUser(writing.tx, order.userId);
    await releaseOrder(writing, { order, from: ['delivered'], to: 'cancelled' });
  }
}

async function isKnown({ tx }: Writing, slug: string): Promise<boolean> {
  const [known] = await tx.select({ state: raffles.state }).from(raffles).where(eq(raffles.slug, slug));
  return known !== undefined && known.state !== 'draft';
}
