import type { Sample } from './samples';
import type { Struck } from './strike';

/** A sample in a line, for who watches. */
export function describeSample({ site, api, connections, p50, p99, load }: Sample): string {
  const figures = (part: Sample['site']) =>
    part.length === 0
      ? 'away'
      : part.map((one) => `${Math.round(one.residentMiB)} MiB, ${one.descriptors} files`).join(' and ');
  const times = Number.isNaN(p50) ? 'reads disturbed' : `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)} ms`;
  return `site ${figures(site)}; API ${figures(api)}; ${connections ?? 'no'} connections; ${times}; load ${load.toFixed(1)}`;
}

/** What came of a fault, and what the logs said of it. */
export function describeFault({
  name,
  readsAfterS,
  writesAfterS,
  failedReads,
  told,
  problem,
}: Struck): string {
  if (problem !== null) return `${name}: could not be done, ${problem}`;
  const after = (seconds: number | null) =>
    seconds === null ? 'not again' : `again after ${seconds.toFixed(1)} s`;
  const first = `${name}: ${failedReads} reads failed; reads ${after(readsAfterS)}, orders ${after(writesAfterS)}`;
  return [first, ...told.map((line) => `  ${line}`)].join('\n');
}
