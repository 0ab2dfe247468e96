import { interleaved, quantile, type Rate, repeated, type Times } from './load';
import type { Row } from './rows';

/** How many write at once, on either side. */
export const writersAtOnce = 8;

/** A process of the API takes some ten seconds of writes until it has compiled what a write runs through (docs/adr/464). */
const onceCompiled: Times = { warmUpMs: 10_000, countedMs: 3_000 };

/** A write; false where it was refused, which does not count. */
export type Write = (nth: number) => Promise<boolean>;

interface Compared {
  readonly name: string;
  readonly ours: Write;
  /** What is named as `than`: the least that another program would do for the same. */
  readonly bare: Write;
  readonly than: string;
  /** What the ratio of the two should be, and how long the slowest hundredth may take. */
  readonly aims?: { readonly rate: string; readonly p99: string };
}

/** How many of a write there are per second and how long the slowest hundredth takes, against a bare one. The two take turns, 8 at once. */
export async function writeRows({ name, ours: write, bare, than, aims }: Compared): Promise<Row[]> {
  const [ours, other] = [timed(write), timed(bare)];
  const rates = await interleaved(ours.rate, other.rate, onceCompiled);
  return [
    { name: `${name}, against ${than}, per second`, ...rates, ...(aims ? { aim: aims.rate } : {}) },
    { name: `${name}, p99, ms`, ours: ours.p99(), bare: other.p99(), ...(aims ? { aim: aims.p99 } : {}) },
  ];
}

/** The first measurement warms up: how long its writes take counts nowhere. */
function timed(write: Write): { readonly rate: Rate; readonly p99: () => number } {
  const rounds: number[][] = [];
  return {
    rate: (durationMs) => {
      const times: number[] = [];
      rounds.push(times);
      return repeated(writersAtOnce, durationMs, async (nth) => {
        const began = performance.now();
        const isDone = await write(nth);
        times.push(performance.now() - began);
        return isDone;
      });
    },
    p99: () => quantile(rounds.slice(1).flat(), 0.99),
  };
}
