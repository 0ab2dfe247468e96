/** What is read of an event of Chromium's trace; times in microseconds, `tdur` those of the thread's own work. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number | undefined;
  readonly tdur?: number | undefined;
}

/** As many times slower than this machine Lighthouse has a phone. */
const slower = 4;
/** A task may last so long before who taps has to wait, ms. */
const unnoticed = 50;

/**
 * For how long the tasks of a page's thread block it from its first paint on, in ms on a phone: of each what it works for beyond 50 ms, where Lighthouse's TBT has how
 * long it lasts, for which the thread may wait for a processor that others have (docs/adr/486). Throws where the trace holds no first paint.
 */
export function blockedMs(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) throw new Error('the trace of the page holds no first paint');
  let blocked = 0;
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    const isTask = name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid;
    if (isTask && ts + dur > painted.ts) blocked += Math.max(0, (slower * tdur) / 1000 - unnoticed);
  }
  return blocked;
}
