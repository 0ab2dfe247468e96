import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredEncoding } from './preferred-encoding';

/** What of a request decides. */
type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
};

/**
 * Under which key an answer to this request may be shared, or null where it may not: the request brings something that Next, the
 * guards or the proxy rules look at. Two requests with one key differ in nothing that any of them reads. `subject` stands for the address where
 * several have one answer.
 */
export function guestKey(req: Asked, subject = req.url ?? ''): string | null {
  const { method, url = '', headers } = req;
  if ((method !== 'GET' && method !== 'HEAD') || /[?#]/.test(url)) return null;
  if (url.startsWith('/api/') && !isSharedRead(url)) return null;
  if (Object.keys(headers).some((name) => personal.test(name))) return null;
  if (/no-cache|no-store/i.test(`${headers['cache-control'] ?? ''}${headers.pragma ?? ''}`)) return null;
  if (!isSharedRead(url) && !isWithoutMeaning(headers.cookie)) return null;
  const encoding = preferredEncoding(headers['accept-encoding']) ?? 'identity';
  const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': proto } = headers;
  return [encoding, host, forwardedHost, proto, subject].join('\n');
}

/**
 * The reads whose handlers look at nobody: what every open page asks for again and again (the live state, a hunt, a session
 * of bonus buys, a bracket, standings), the sponsors and the settings. The answer is the same for a guest and for a member.
 */
function isSharedRead(url: string): boolean {
  return sharedReads.test(url);
}

const sharedReads =
  /^\/api\/(?:sponsors|site|init|(?:bonus-hunts|bonus-buys|tournaments)\/[\w-]+|wager-events\/[\w-]+\/standings)$/;

/** Next's own request headers (RSC and prefetches vary on them) and whatever names a visitor or sends a body. */
const personal = /^(rsc|next-.*|x-prerender-.*|authorization|content-length|transfer-encoding|expect|range)$/;

/**
 * Whether the cookies decide nothing about a page: none is ours (but the affiliate code's, which only the registration reads),
 * Next's, or of a name that parsers read differently.
 */
function isWithoutMeaning(cookies: string | undefined): boolean {
  if (cookies === undefined) return true;
  const names = cookies.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return names.every((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/^(sikke(?!-ref$)|__)/i.test(name));
}

/** Whether this answer is the same for every guest: a prerendered page, found or not, or a shared read, whole, that sets nothing. */
export function mayBeKept(req: IncomingMessage, res: ServerResponse): boolean {
  const header = (name: string) => String(res.getHeader(name) ?? '');
  if (res.hasHeader('set-cookie')) return false;
  if (isSharedRead(req.url ?? ''))
    return res.statusCode === 200 && header('content-type').startsWith('application/json');
  return (
    (res.statusCode === 200 || res.statusCode === 404) &&
    /^(HIT|STALE|MISS)$/.test(header('x-nextjs-cache')) &&
    /s-maxage=\d/.test(header('cache-control')) &&
    !/private|no-store/.test(header('cache-control')) &&
    header('content-type').startsWith('text/html') &&
    !header('content-security-policy').includes("'nonce-") &&
    header('vary')
      .split(',')
      .every((name) => known.test(name.trim()))
  );
}

/** What a page of ours varies on: Next's headers go past the cache, the encoding is part of the key. */
const known = /^(rsc|next-[\w-]+|accept-encoding|)$/i;
