import { median, quantile } from '@/scripts/bench/load';
import { slopeAnHour } from '@/scripts/bench/slope';
import type { ProcessFigures } from './process-figures';
import { calmTimes, type Read } from './reads';
import type { Sample } from './samples';

/** What a figure was in the second third of a time and in the last, the median of each, or that of a share of times. */
export interface Thirds {
  readonly second: number;
  readonly last: number;
}

type Part = 'site' | 'api';

/** The longest life of a process, without what a fault touched, and without its first fifth, in which it warms up. */
function longestLife(samples: readonly Sample[], part: Part): readonly Moment[] {
  const lives = new Map<number, Moment[]>();
  for (const { at, isCalm, [part]: processes } of samples)
    for (const figures of processes)
      lives.set(figures.pid, [...(lives.get(figures.pid) ?? []), { at, isCalm, figures }]);
  const [longest = []] = [...lives.values()].toSorted((a, b) => span(b) - span(a));
  const from = (longest[0]?.at ?? 0) + span(longest) / 5;
  return longest.filter(({ at, isCalm }) => isCalm && at >= from);
}

/** A process at a moment. */
interface Moment extends Pick<Sample, 'at' | 'isCalm'> {
  readonly figures: ProcessFigures;
}

/** By how many MiB a process grows in an hour of its longest life; NaN where it was seen too seldom. */
export function memoryGrowth(samples: readonly Sample[], part: Part): number {
  const points = longestLife(samples, part).map(({ at, figures }) => ({ at, value: figures.residentMiB }));
  return slopeAnHour(points);
}

/** A figure of a process over its longest life. */
export function processThirds(
  samples: readonly Sample[],
  part: Part,
  figure: keyof Omit<ProcessFigures, 'pid'>,
): Thirds {
  return thirdsOf(longestLife(samples, part), ({ figures }) => figures[figure]);
}

/** A figure over a whole time, without what a fault touched. */
export function calmThirds(samples: readonly Sample[], figure: (sample: Sample) => number | null): Thirds {
  return thirdsOf(
    samples.filter(({ isCalm }) => isCalm),
    figure,
  );
}

/** How long guests waited, milliseconds: that share of them at most so long. */
export function readThirds(samples: readonly Sample[], reads: readonly Read[], share: number): Thirds {
  const [from, third] = [samples[0]?.at ?? 0, span(samples) / 3];
  const within = (nth: number) =>
    quantile(calmTimes(reads, from + nth * third, from + (nth + 1) * third), share);
  return { second: within(1), last: within(2) };
}

function thirdsOf<T extends Pick<Sample, 'at'>>(
  samples: readonly T[],
  figure: (sample: T) => number | null,
): Thirds {
  const [first = { at: 0 }] = samples;
  const third = span(samples) / 3;
  const within = (from: number, to: number) =>
    median(
      samples.flatMap((sample) => {
        const isWithin = sample.at >= first.at + from && sample.at <= first.at + to;
        const value = isWithin ? figure(sample) : null;
        return value === null || Number.isNaN(value) ? [] : [value];
      }),
    );
  return { second: within(third, 2 * third), last: within(2 * third, 3 * third) };
}

function span(samples: readonly Pick<Sample, 'at'>[]): number {
  return (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);
}
