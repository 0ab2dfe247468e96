import { log } from '@/lib/log';
import { type Breaker, createBreaker } from './breaker';

const key = Symbol.for('sikke.upstream.breakers');

/**
 * The breaker of the server that an address belongs to, one an origin and process: a dead banner service must not darken the
 * client API. On the global object, because a bundler may load this module more than once in a process.
 */
export function findBreaker(url: string): Breaker {
  const breakers = allBreakers();
  const { origin } = new URL(url);
  const known = breakers.get(origin);
  if (known) return known;
  const breaker = createBreaker(Date.now, (state) =>
    log().warn({ event: 'breaker', state, origin }, `upstream: the breaker is ${state}`),
  );
  breakers.set(origin, breaker);
  return breaker;
}

/** The breakers of this process, each with the origin that it stands before: of servers that were called at least once. */
export function listBreakers(): { readonly origin: string; readonly breaker: Breaker }[] {
  return [...allBreakers()].map(([origin, breaker]) => ({ origin, breaker }));
}

function allBreakers(): Map<string, Breaker> {
  const holder: typeof globalThis & { [key]?: Map<string, Breaker> } = globalThis;
  holder[key] ??= new Map();
  return holder[key];
}
