import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request met of the upstream's failures; the last one counts. */
export interface Outage {
  isSeen: boolean;
  /** Seconds the upstream asked to wait, where it did. */
  retryAfterS: number | null;
}

declare global {
  // The front server and Next's bundles each have a copy of this module: what they share must stand outside of it.
  var sikkeOutages: AsyncLocalStorage<Outage> | undefined;
}

/** Runs what answers a request and hands it a fresh record, which `noteOutage` fills while it runs. */
export function watchOutages<T>(run: (outage: Outage) => T): T {
  globalThis.sikkeOutages ??= new AsyncLocalStorage();
  const outage: Outage = { isSeen: false, retryAfterS: null };
  return globalThis.sikkeOutages.run(outage, run, outage);
}

/** Says that the upstream failed the request under way; nothing where no front server watches (ADR 052). */
export function noteOutage(retryAfterS: number | null): void {
  const outage = globalThis.sikkeOutages?.getStore();
  if (outage) Object.assign(outage, { isSeen: true, retryAfterS } satisfies Outage);
}
