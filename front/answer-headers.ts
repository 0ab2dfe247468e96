import type { ServerResponse } from 'node:http';
import { proxyExpiryHeader, toProxyExpiry } from './proxy-expiry';

/** Headers with their values, as the site's own table of security headers has them. */
export type AnswerHeaders = readonly { readonly key: string; readonly value: string }[];

/** The policy of an answer that is no page: it loads nothing and is framed nowhere. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Adds what an answer lacks when its head is written (T-HDR-1): some of Next's own answers pass by the site's configuration.
 * An answer that is neither a success nor unchanged, and all JSON, gets the closed policy and, unless it says so itself, is kept by no cache.
 */
export function completeAnswer(res: ServerResponse, security: AnswerHeaders): void {
  const writeHead = res.writeHead;
  const completed = (...args: unknown[]) => {
    const given = toGiven(args.at(-1));
    const add = (name: string, value: string) => {
      if (!res.hasHeader(name) && !given.has(name.toLowerCase())) res.setHeader(name, value);
    };
    keepOwnPolicy(res);
    renewInBrowsers(res);
    const expiry = toProxyExpiry(res.getHeader('cache-control') ?? given.get('cache-control'));
    if (expiry !== null) add(proxyExpiryHeader, expiry);
    for (const { key, value } of security) add(key, value);
    if (isPassage(Number(args[0])) || isJson(res)) {
      add('Content-Security-Policy', closedPolicy);
      add('Cache-Control', 'no-store');
    }
    return Reflect.apply(writeHead, res, args);
  };
  Object.assign(res, { writeHead: completed });
}

/**
 * A browser obeys every policy it gets. Where the guard gave a path a nonce and the answer is a prerendered page after all (a member's
 * address with nothing behind it), the page's own policy, which comes last and knows its scripts and styles, is the one that holds.
 */
function keepOwnPolicy(res: ServerResponse): void {
  const policies = res.getHeader('content-security-policy');
  const own = Array.isArray(policies) ? policies.at(-1) : undefined;
  if (own !== undefined && res.hasHeader('x-nextjs-prerender')) res.setHeader('Content-Security-Policy', own);
}

/**
 * What Next lets a shared cache serve stale for a year a browser takes as said to itself: it showed the page parts of the last visit, and asked for
 * the present ones for the visit after. A browser asks each time; a shared cache keeps its seconds (ADR 228).
 */
function renewInBrowsers(res: ServerResponse): void {
  const rule = /^s-maxage=(\d+), stale-while-revalidate=\d+$/.exec(
    String(res.getHeader('cache-control') ?? ''),
  );
  if (rule) res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${rule[1]}, must-revalidate`);
}

/** Redirects, refusals and failures: answers that show nothing of their own. */
function isPassage(status: number): boolean {
  return status >= 300 && status !== 304;
}

function isJson(res: ServerResponse): boolean {
  return String(res.getHeader('content-type') ?? '').startsWith('application/json');
}

/** The headers that are handed to `writeHead` itself, by their names in small letters. */
function toGiven(headers: unknown): ReadonlyMap<string, unknown> {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return new Map();
  return new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
