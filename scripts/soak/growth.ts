import { median } from '@/scripts/bench/load';
import { slopeAnHour } from '@/scripts/bench/slope';
import type { ProcessFigures } from './process-figures';
import type { Sample } from './samples';

/** What a figure was in the second third of a time and in the last, the median of each. */
export interface Thirds {
  readonly second: number;
  readonly last: number;
}

type Part = 'site' | 'api';

/** The samples of the longest life of a process, without those a fault touched, and without its first fifth, in which it warms up. */
export function longestLife(samples: readonly Sample[], part: Part): readonly Sample[] {
  const lives = new Map<number, Sample[]>();
  for (const sample of samples) {
    const pid = sample[part]?.pid;
    if (pid !== undefined) lives.set(pid, [...(lives.get(pid) ?? []), sample]);
  }
  const [longest = []] = [...lives.values()].toSorted((a, b) => span(b) - span(a));
  const from = (longest[0]?.at ?? 0) + span(longest) / 5;
  return longest.filter(({ at, isCalm }) => isCalm && at >= from);
}

/** By how many MiB a process grows in an hour of its longest life; NaN where it was seen too seldom. */
export function memoryGrowth(samples: readonly Sample[], part: Part): number {
  const points = longestLife(samples, part).map((sample) => ({
    at: sample.at,
    value: sample[part]?.residentMiB ?? 0,
  }));
  return slopeAnHour(points);
}

/** A figure of a process over its longest life. */
export function processThirds(
  samples: readonly Sample[],
  part: Part,
  figure: keyof Omit<ProcessFigures, 'pid'>,
): Thirds {
  return thirdsOf(longestLife(samples, part), (sample) => sample[part]?.[figure] ?? null);
}

/** A figure over a whole time, without what a fault touched. */
export function calmThirds(samples: readonly Sample[], figure: (sample: Sample) => number | null): Thirds {
  return thirdsOf(
    samples.filter(({ isCalm }) => isCalm),
    figure,
  );
}

function thirdsOf(samples: readonly Sample[], figure: (sample: Sample) => number | null): Thirds {
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

function span(samples: readonly Sample[]): number {
  return (samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0);
}
