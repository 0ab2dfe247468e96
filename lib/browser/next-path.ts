import type { Route } from 'next';

/**
 * Where a login leads: the `next` of an address's query when it is a path of this site, otherwise home (D7). The server
 * validated it before; an address bar is not the server.
 */
export function nextPath(search: string): Route {
  return sitePath(new URLSearchParams(search).get('next'));
}

/** A path of this site as the router takes it; home for anything else. */
export function sitePath(path: string | null): Route {
  return path !== null && isSameSitePath(path) ? path : home;
}

/** Where `/` leads (D7): going there directly saves the way around. */
const home: Route = '/sponsorlar';

const guestPages = /^\/(login|register|forgot-password|api)(?=[/?#]|$)/i;

function isSameSitePath(value: string): value is Route {
  if (value.length > 512 || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}\s]/u.test(value)) return false;
  const base = 'https://same-site.invalid';
  if (!URL.canParse(value, base)) return false;
  const url = new URL(value, base);
  return url.origin === base && !url.pathname.startsWith('//') && !guestPages.test(url.pathname);
}
