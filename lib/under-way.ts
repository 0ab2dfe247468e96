import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request met of the upstream's failures; the last one counts. */
export interface Outage {
  isSeen: boolean;
  /** Seconds the upstream asked to wait, where it did. */
  retryAfterS: number | null;
}

/** What the front server and Next's bundles know together of a request that is being answered. */
export interface UnderWay {
  readonly outage: Outage;
  /** HTML that the front puts in its places once the page is whole (docs/adr/465); null where it puts none. */
  insides: Insides | null;
}

/** Of one page. */
export interface Insides {
  /** Keeps HTML. @returns a word that stands for it until the page is whole */
  keep(html: string): string;
}

declare global {
  // The front server and Next's bundles each have a copy of this module: what they share must stand outside of it.
  var sikkeUnderWay: AsyncLocalStorage<UnderWay> | undefined;
}

/** Runs what answers a request, with a fresh record of it that is found while it runs. */
export function runUnderWay<T>(run: (underWay: UnderWay) => T): T {
  globalThis.sikkeUnderWay ??= new AsyncLocalStorage();
  const underWay: UnderWay = { outage: { isSeen: false, retryAfterS: null }, insides: null };
  return globalThis.sikkeUnderWay.run(underWay, run, underWay);
}

/** The record of the request that is being answered; undefined where no front server answers (ADR 052). */
export function findUnderWay(): UnderWay | undefined {
  return globalThis.sikkeUnderWay?.getStore();
}
