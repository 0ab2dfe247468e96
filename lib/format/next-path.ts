import type { Route } from 'next';
import { routes } from '@/lib/routes';

/** Where a visitor goes when `next` is missing or not to be trusted. */
const home = '/';

/**
 * A canonical path of ours: no scheme, no host, no doubled slash, nothing encoded, and a plain query behind it. Only behind
 * `/sonra/` may the last segment have capitals: the cursor of a list is base64url.
 */
const sameSitePath = /^(?:\/[a-z0-9][a-z0-9-]*)+(?:\/sonra\/[\w-]+)?(?:\?[A-Za-z0-9\-._~%&=+:@,!$'()*/]*)?$/;
const longest = 512;

/**
 * The place to go to after a login: `next` where it is a path of this site that a member may open, else `/` (D7). The
 * form is narrow on purpose: what browsers read as another host (`//x`, `/\x`, `/%09/x`, `https:x`) never has it.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next || next.length > longest || !sameSitePath.test(next)) return home;
  const [path = home] = next.split('?');
  return isGuestOnly(path) || /^\/(api|_next|go)(\/|$)/.test(path) ? home : next;
}

/** The login's path that leads back to a page of ours (D7). */
export function loginPath(path: string, search = ''): Route {
  return `${routes.login.path}${nextQuery(path + search)}`;
}

/** The query that carries `next` on from one page of a guest to another: `?next=…`, or '' where it leads home anyway. */
export function nextQuery(next: string | null): `?next=${string}` | '' {
  const back = safeNextPath(next);
  return back === home ? '' : `?next=${encode(back)}`;
}

function isGuestOnly(path: string): boolean {
  return Object.values(routes).some((row) => row.access === 'guest' && row.path === path);
}

/** Slashes may stand in a query as they are; the address stays readable. */
function encode(path: string): string {
  return encodeURIComponent(path).replaceAll('%2F', '/');
}
