import { setTimeout as delay } from 'node:timers/promises';
import { toSentence } from '@/system/problem';
import type { Fault } from './fault';
import type { Guests } from './guests';
import type { Phases } from './phases';
import { secondsUntilRight } from './reads';
import { toldSince } from './told';
import type { Writers } from './writers';

/** What came of a fault; times in seconds from the end of its cause, null where something was not back in time. */
export interface Struck {
  readonly name: string;
  readonly isOfSite: boolean;
  readonly isOfDisk: boolean;
  readonly readsAfterS: number | null;
  readonly writesAfterS: number | null;
  /** Guests' reads that were wrong from its beginning until the quiet after it was over. */
  readonly failedReads: number;
  /** What the logs said of the disk. */
  readonly told: readonly string[];
  /** Why it could not be done: a soak without it shows nothing of it. */
  readonly problem: string | null;
}

interface Stricken {
  readonly dataFolder: string;
  readonly guests: Guests;
  readonly writers: Writers;
  readonly phases: Phases;
  readonly signal: AbortSignal;
}

/** How long the way back may take. */
export const longestS = 60;
const quietMs = 10_000;
/** So many orders have to be acknowledged: one more than there are members who order. */
const enoughOrders = 5;

/** Whether everything was back in time. */
export function isBack({ readsAfterS, writesAfterS }: Struck): boolean {
  return readsAfterS !== null && writesAfterS !== null;
}

/** Has a fault happen, waits until guests read and members order again, and then for some quiet. */
export async function strike(fault: Fault, stricken: Stricken): Promise<Struck> {
  const { guests, writers, phases, signal } = stricken;
  const { name, isOfSite = false, isOfDisk = false } = fault;
  const [readsBefore, told] = [guests.reads.length, toldSince(stricken.dataFolder)];
  phases.begin(name);
  const problem = await fault.strike().then(
    () => null,
    (error: unknown) => toSentence(error),
  );
  signal.throwIfAborted();
  const since = performance.now();
  const ordersBefore = writers.promises.size;
  const hasOrdered = () => (writers.promises.size >= ordersBefore + enoughOrders ? elapsedS(since) : null);
  const [readsAfterS, writesAfterS] = await Promise.all([
    within(() => secondsUntilRight(guests.reads, since), signal),
    within(hasOrdered, signal),
  ]);
  await delay(quietMs, undefined, { signal });
  phases.end();
  const failedReads = guests.reads.slice(readsBefore).filter(({ wrong }) => wrong !== null).length;
  return { name, isOfSite, isOfDisk, readsAfterS, writesAfterS, failedReads, told: told.lines(), problem };
}

/** What `look` finds, as soon as it finds something; null where it finds nothing in time. */
async function within(look: () => number | null, signal: AbortSignal): Promise<number | null> {
  const begun = performance.now();
  for (;;) {
    const found = look();
    if (found !== null) return found;
    if (elapsedS(begun) > longestS) return null;
    await delay(100, undefined, { signal });
  }
}

function elapsedS(since: number): number {
  return (performance.now() - since) / 1_000;
}
