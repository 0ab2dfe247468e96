import { type BeaconChain, roundOfDraw, roundTime } from '@/contract/draw/beacon';
import type { Database } from '../../db/client';
import { beaconRounds } from '../../db/schema/beacon-rounds';

interface Freeze {
  readonly drawAt: Date;
  readonly frozenAt: Date;
}

/** Names the round of a list that is frozen now and has it fetched at its time; the answer is its number. Call it in the transaction of the freeze. */
export async function expectRound(
  tx: Pick<Database, 'insert'>,
  chain: BeaconChain,
  { drawAt, frozenAt }: Freeze,
): Promise<number> {
  const round = roundOfDraw(chain, { drawAt: drawAt.getTime(), frozenAt: frozenAt.getTime() });
  const dueAt = new Date(roundTime(chain, round));
  await tx.insert(beaconRounds).values({ chain: chain.hash, round, dueAt }).onConflictDoNothing();
  return round;
}
