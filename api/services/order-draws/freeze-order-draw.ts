import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { orderDraws } from '../../db/schema/order-draws';
import type { Transaction } from '../../db/transact';
import { expectRound } from '../beacon/expect-round';
import { freezeList } from '../raffles/draw/draw-tickets';
import { toHolder } from '../raffles/to-holder';

/** Somebody or something that gets a place: its number, and whose it is. */
export interface OrderEntry {
  readonly number: number;
  readonly userId: string;
}

type OrderDraw = typeof orderDraws.$inferSelect;

interface Freeze {
  readonly draw: OrderDraw;
  /** What it is for, as it stands in the seed: `bracket:slug`. */
  readonly name: string;
  readonly entries: readonly OrderEntry[];
}

/**
 * Freezes the list of a promised draw: its root and its round stand from now on, and a minute later the round comes out. Nothing of it changes any more; a
 * second call does nothing. Call it in the transaction that closes what the list is made of.
 */
export async function freezeOrderDraw(
  tx: Transaction,
  { clock, beacon: { chain } }: Pick<ServiceContext, 'clock' | 'beacon'>,
  { draw, name, entries }: Freeze,
): Promise<void> {
  if (draw.beaconChain !== chain.hash)
    throw new Error(`a draw was promised by the chain ${draw.beaconChain}`);
  const frozenAt = new Date(clock.now());
  const list = entries
    .map(({ number, userId }) => ({ number, holder: toHolder(name, userId) }))
    .toSorted((a, b) => a.number - b.number);
  const { root, total } = freezeList(list);
  const beaconRound = await expectRound(tx, chain, { drawAt: frozenAt, frozenAt });
  await tx
    .update(orderDraws)
    .set({
      frozenAt,
      beaconRound,
      entries: list.map(({ number, holder }) => [number, holder] as const),
      listRoot: root,
      listTotal: total,
    })
    .where(and(eq(orderDraws.id, draw.id), isNull(orderDraws.frozenAt)));
}
