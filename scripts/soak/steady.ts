import { calmThirds, processThirds, readThirds, type Thirds } from './growth';
import type { Read } from './reads';
import type { Sample } from './samples';

/** A figure that should be in the last third of a soak what it was in the second. */
export interface Steady extends Thirds {
  readonly name: string;
  /** What it may be in the last third. */
  readonly most: number;
}

/** What does not grow with time: open files of the longest life of a process, connections, and how long guests wait (R-SY-12). */
export function steadyFigures(samples: readonly Sample[], reads: readonly Read[]): readonly Steady[] {
  const files = ({ second }: Thirds) => second * 1.1 + 20;
  const connections = calmThirds(samples, (sample) => sample.connections);
  return [
    steady('open files of the site', processThirds(samples, 'site', 'descriptors'), files),
    steady('open files of the API', processThirds(samples, 'api', 'descriptors'), files),
    steady('connections to PostgreSQL', connections, ({ second }) => second + 10),
    // Of one moment to the next it differs by twice on a machine that has other work.
    steady("guests' reads, p99, ms", readThirds(samples, reads, 0.99), ({ second }) => 2 * second + 100),
  ];
}

function steady(name: string, thirds: Thirds, toMost: (thirds: Thirds) => number): Steady {
  return { name, ...thirds, most: toMost(thirds) };
}
