import type { Verdict } from '@/scripts/kill-nine/verdict';
import { isPage } from './guests';
import type { Read } from './reads';
import type { Steady } from './steady';
import { longestS, type Struck } from './strike';

/** What is judged of a soak. */
export interface Judged {
  readonly minutes: number;
  /** Null where members never got their last answers, or the database did not answer in the end. */
  readonly verdict: Verdict | null;
  readonly struck: readonly Struck[];
  readonly reads: readonly Read[];
  /** What members and hostile requests were answered wrongly while nothing was at fault. */
  readonly wrongAnswers: readonly string[];
  readonly streams: { readonly held: number; readonly wanted: number };
  /** MiB an hour. */
  readonly growth: Readonly<Record<string, number>>;
  readonly steady: readonly Steady[];
}

/** What a process may grow by in an hour, MiB (R-SY-12), and how long it has to be watched before that says anything. */
export const mostGrowth = 60;
const leastMinutes = 20;
/** So many of a kind are told one by one. */
const mostTold = 10;

/** All that was not as it should be, in sentences; none where the soak was passed. */
export function wrongsOf(judged: Judged): readonly string[] {
  const { verdict, reads, struck, wrongAnswers, streams } = judged;
  return [
    ...(verdict === null
      ? ['What was promised could not be compared with the database.']
      : lossesOf(verdict)),
    ...struck.flatMap(({ name, problem }) =>
      problem === null ? [] : [`${name} could not be done: ${problem}`],
    ),
    ...struck.flatMap(lateReturn),
    ...struck.flatMap(untold),
    ...shortened(unexcused(reads, struck).map((read) => toWords(read, reads[0]?.begun ?? 0))),
    ...shortened(wrongAnswers),
    ...(streams.held < streams.wanted ? [`${streams.held} of ${streams.wanted} streams were held.`] : []),
    ...grown(judged),
    ...unsteady(judged),
  ];
}

function lossesOf({ lost, duplicated, faults }: Verdict): string[] {
  return [
    ...(lost === 0 ? [] : [`${lost} acknowledged writes are lost.`]),
    ...(duplicated === 0 ? [] : [`${duplicated} writes are there that nobody was promised.`]),
    ...faults,
  ];
}

function lateReturn({ name, readsAfterS, writesAfterS }: Struck): string[] {
  const late = (what: string) => `${name}: no ${what} within ${longestS} s.`;
  return [
    ...(readsAfterS === null ? [late('right reads')] : []),
    ...(writesAfterS === null ? [late('orders')] : []),
  ];
}

/** Whoever runs it has to read in a log why nothing can be written. */
function untold({ name, isOfDisk, told, problem }: Struck): string[] {
  return isOfDisk && problem === null && told.length === 0 ? [`${name}: no log says so.`] : [];
}

/** Reads that were wrong without a fault; and pages that were while only what stands behind the site was away. */
function unexcused(reads: readonly Read[], struck: readonly Struck[]): readonly Read[] {
  const ofSite = new Set(struck.filter(({ isOfSite }) => isOfSite).map(({ name }) => name));
  return reads.filter(
    ({ wrong, fault, path }) => wrong !== null && (fault === null || (isPage(path) && !ofSite.has(fault))),
  );
}

function toWords({ path, wrong, fault, begun }: Read, from: number): string {
  return `${path}: ${wrong}, ${fault ?? 'without a fault'}, second ${Math.round((begun - from) / 1_000)}`;
}

function shortened(all: readonly string[]): string[] {
  const more = all.length - mostTold;
  return [...all.slice(0, mostTold), ...(more > 0 ? [`… and ${more} more of the kind.`] : [])];
}

function grown({ minutes, growth }: Judged): string[] {
  if (minutes < leastMinutes) return [];
  return Object.entries(growth)
    .filter(([, rate]) => rate > mostGrowth)
    .map(([name, rate]) => `${name} grows by ${Math.round(rate)} MiB an hour.`);
}

function unsteady({ minutes, steady }: Judged): string[] {
  if (minutes < leastMinutes) return [];
  return steady
    .filter(({ last, most }) => last > most)
    .map(
      ({ name, second, last }) =>
        `${name}: ${Math.round(last)} in the last third, ${Math.round(second)} in the second.`,
    );
}
