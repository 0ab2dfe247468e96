import { and, eq, isNotNull } from 'drizzle-orm';
import type { Pulse } from '@/contract/draw/beacon';
import type { Database } from '../../db/client';
import { beaconRounds } from '../../db/schema/beacon-rounds';

/** What the draw at hand takes from the beacon; null where it has no round, or its round was not fetched yet. */
export async function findPulse(
  db: Pick<Database, 'select'>,
  { beaconChain, beaconRound }: { readonly beaconChain: string | null; readonly beaconRound: number | null },
): Promise<Pulse | null> {
  if (beaconChain === null || beaconRound === null) return null;
  const { chain, round, randomness } = beaconRounds;
  const isFetched = and(eq(chain, beaconChain), eq(round, beaconRound), isNotNull(randomness));
  const [found] = await db.select({ randomness }).from(beaconRounds).where(isFetched);
  return found?.randomness ? { chain: beaconChain, round: beaconRound, randomness: found.randomness } : null;
}
