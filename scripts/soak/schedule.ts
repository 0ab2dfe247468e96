import { StartProblem } from '@/system/problem';

/** Something that happens at a moment of the soak, seconds from its beginning. */
export interface Planned<T> {
  readonly atS: number;
  readonly what: T;
}

/** A round of faults for each half hour that a soak lasts, at least one. */
const roundMinutes = 30;
/** Between the first fifth, which warms everything up, and the last twentieth, in which nothing happens any more. */
const [first, last] = [0.2, 0.95];
/** What a fault needs: itself, the way back, and quiet after it. */
const leastS = 45;

/**
 * Spreads the faults evenly, once a half hour, there and back: what is killed first is killed last in the half hour after, so that one life of each process is long
 * enough to tell memories that fill from one that grows. Throws a `StartProblem` where so many have no room.
 */
export function planFaults<T>(faults: readonly T[], minutes: number): readonly Planned<T>[] {
  const rounds = Math.max(1, Math.floor(minutes / roundMinutes));
  const all = Array.from({ length: rounds }, (_, round) =>
    round % 2 === 0 ? faults : faults.toReversed(),
  ).flat();
  if (all.length === 0) return [];
  const stepS = ((last - first) * minutes * 60) / all.length;
  if (stepS < leastS) {
    const needed = Math.ceil((faults.length * leastS) / ((last - first) * 60));
    throw new StartProblem(
      `${faults.length} faults need ${needed} minutes: --minutes ${needed}, or --no-faults.`,
    );
  }
  return all.map((what, at) => ({ atS: first * minutes * 60 + at * stepS, what }));
}
