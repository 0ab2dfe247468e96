import { availableParallelism, totalmem } from 'node:os';

/** What a machine has: cores, and bytes of memory. */
interface Machine {
  readonly cores: number;
  readonly memory: number;
}

/** So much of a machine's memory there is for each process of the site and each of the API: what either takes at most, with room for PostgreSQL beside it. */
const memoryOfPair = 2 ** 30;

/**
 * How many processes of the site and of the API a machine is served best by (docs/scaling.md has the figures): half as many of each as it has cores. On two and
 * three cores two of the site, which answer twice as many visitors as one, and one of the API, since PostgreSQL works beside it. Never more than its memory has room for.
 */
export function usefulProcesses(
  { cores, memory }: Machine = thisMachine(),
): Readonly<Record<'site' | 'api', number>> {
  const half = Math.max(1, Math.floor(cores / 2));
  const room = Math.max(1, Math.floor(memory / memoryOfPair));
  return { site: Math.min(Math.max(half, Math.min(cores, 2)), room), api: Math.min(half, room) };
}

/** A container may have less memory than its machine; where nothing is said of it Node answers 0, before 20.13 nothing. */
function thisMachine(): Machine {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memory: Math.min(allowed, totalmem()) };
}
