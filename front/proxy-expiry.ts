/**
 * Until when a proxy that counts whole seconds may show an answer that it may keep (`public` with `s-maxage`): until the second that runs is over, as nginx's
 * `X-Accel-Expires` says it. Its own shortest time, a second from then on, lasts up to two (docs/adr/270). Null for what is nobody's to keep.
 */
export function toProxyExpiry(cacheControl: unknown, nowMs: number = Date.now()): string | null {
  return /^public,.*\bs-maxage=[1-9]/.test(String(cacheControl ?? ''))
    ? `@${Math.floor(nowMs / 1_000)}`
    : null;
}

/** The header that says it, as nginx hides it from visitors. */
export const proxyExpiryHeader = 'x-accel-expires';
