import { median } from '@/scripts/bench/load';
import type { Row } from '@/scripts/bench/rows';
import { memoryGrowth, processThirds, readThirds, type Thirds } from './growth';
import { type Judged, mostGrowth } from './judge';
import type { Sample } from './samples';
import type { Struck } from './strike';

/** What was asked for, sent and held. */
export interface Counts {
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly repeats: number;
  readonly memberReads: number;
  readonly hostile: number;
  readonly streamsHeld: number;
  readonly streamsReopened: number;
}

/** The figures of a soak: of each the last third of the time, beside the second where it should be the same. */
export function soakRows(
  samples: readonly Sample[],
  { reads, steady }: Pick<Judged, 'reads' | 'steady'>,
  counts: Counts,
): Row[] {
  const parts = [
    ['site', 'site'],
    ['API', 'api'],
  ] as const;
  return [
    ...parts.flatMap(([name, part]) => [
      compared(`memory of the ${name}, MiB`, processThirds(samples, part, 'residentMiB')),
      { name: 'it grows in an hour by, MiB', ours: memoryGrowth(samples, part), aim: `<= ${mostGrowth}` },
    ]),
    ...steady.map(({ most, ...figure }) => ({
      ...compared(figure.name, figure),
      aim: `<= ${Math.round(most)}`,
    })),
    compared("guests' reads, p50, ms", readThirds(samples, reads, 0.5)),
    { name: "guests' reads", ours: reads.length },
    { name: "members' reads", ours: counts.memberReads },
    ...Object.entries(counts.acknowledged).map(([kind, ours]) => ({
      name: `acknowledged of kind ${kind}`,
      ours,
    })),
    { name: 'requests sent again for want of an answer', ours: counts.repeats },
    { name: 'hostile requests', ours: counts.hostile },
    { name: 'streams held at the end', ours: counts.streamsHeld },
    { name: 'streams opened again', ours: counts.streamsReopened },
    { name: 'load of the machine, median', ours: median(samples.map(({ load }) => load)) },
  ];
}

function compared(name: string, { second, last }: Thirds): Row {
  return { name, ours: last, bare: second, aim: '~ 1' };
}

/** What came of each fault, a line each. */
export function faultTable(struck: readonly Struck[]): string {
  const head = ['', 'reads, s', 'orders, s', 'failed reads'];
  const lines = struck.map(({ name, readsAfterS, writesAfterS, failedReads, problem }) =>
    problem === null
      ? [name, toSeconds(readsAfterS), toSeconds(writesAfterS), String(failedReads)]
      : [name, `could not be done: ${problem}`],
  );
  return [head, ...lines]
    .map(([name = '', ...cells]) => `${name.padEnd(46)}${cells.map((cell) => cell.padStart(13)).join('')}`)
    .join('\n');
}

function toSeconds(seconds: number | null): string {
  return seconds === null ? 'never' : seconds.toFixed(1);
}
