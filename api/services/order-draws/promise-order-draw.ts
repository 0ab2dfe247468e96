import { quicknet } from '@/contract/draw/beacon';
import type { Ids } from '../../context';
import type { Database } from '../../db/client';
import { orderDraws } from '../../db/schema/order-draws';
import { computeCommitment } from '../raffles/draw/draw-tickets';

/** What an order is drawn for. */
export type OrderSubject =
  | { readonly kind: 'bracket'; readonly tournamentId: number }
  | { readonly kind: 'hunt'; readonly huntId: number }
  | { readonly kind: 'event'; readonly eventId: number };

interface Promising {
  readonly now: Date;
  readonly ids: Pick<Ids, 'secret'>;
}

/** Promises a draw with a seed of its own, which nobody can choose, once: what was promised before stays (ADR 340). */
export async function promiseOrderDraw(
  db: Pick<Database, 'insert'>,
  subject: OrderSubject,
  { now, ids }: Promising,
): Promise<void> {
  const serverSeed = Buffer.from(ids.secret(), 'base64url').toString('hex');
  const seeds = { serverSeed, commitment: computeCommitment(serverSeed), beaconChain: quicknet.hash };
  await db
    .insert(orderDraws)
    .values({ ...subject, ...seeds, promisedAt: now })
    .onConflictDoNothing();
}
