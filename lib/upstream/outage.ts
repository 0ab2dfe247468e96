import { findUnderWay, type Outage } from '../under-way';

/** Says that the upstream failed the request under way; nothing where no front server watches (ADR 052). */
export function noteOutage(retryAfterS: number | null): void {
  const outage = findUnderWay()?.outage;
  if (outage) Object.assign(outage, { isSeen: true, retryAfterS } satisfies Outage);
}
