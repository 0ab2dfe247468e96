/** Which of the two programs. */
export type MeasuredPart = 'site' | 'api';

/** Between the first port of the site's processes and that of the API's: more than there may be of either. */
const gap = 100;

/** Where a process tells its metrics, by `METRICS_PORT` and its number from 1 on: the site's from that port on, the API's from a hundred further on. */
export function metricsPort(first: number, part: MeasuredPart, processNumber: number): number {
  return first + (part === 'site' ? 0 : gap) + processNumber - 1;
}
