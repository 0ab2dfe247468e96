const key = Symbol.for('sikke.upstream.fallbacks');

/** Notes that somebody was answered what was known before, because the upstream failed (`cachedRead`). */
export function noteFallback(): void {
  holder().count += 1;
}

/** How often that was so in this process: whoever asks before and after a call knows whether its answer may be such a one. */
export function countFallbacks(): number {
  return holder().count;
}

/** On the global object: the front server and Next's bundles are one process and several modules. */
function holder(): { count: number } {
  const global: typeof globalThis & { [key]?: { count: number } } = globalThis;
  global[key] ??= { count: 0 };
  return global[key];
}
