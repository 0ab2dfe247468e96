import type { Route } from 'next';
import { nextQuery, safeNextPath } from '@/lib/format/next-path';
import { routes } from '@/lib/routes';

/**
 * Where a login leads: the `next` of an address's query when it is a path of this site, otherwise home (D7). The server
 * validated it before; an address bar is not the server.
 */
export function nextPath(search: string): Route {
  return sitePath(new URLSearchParams(search).get('next'));
}

/** A path of this site as the router takes it; home for anything else. */
export function sitePath(path: string | null): Route {
  const safe = safeNextPath(path);
  return isPage(safe) ? safe : home;
}

/** The login page with the `next` of an address's query carried on, as the router takes it (D7). */
export function loginRouteWith(search: string): Route {
  return `${routes.login.path}${nextQuery(new URLSearchParams(search).get('next'))}`;
}

/** Where `/` leads (D7): going there directly saves the way around. */
const home: Route = routes.sponsors.path;

function isPage(path: string): path is Route {
  return path !== '/';
}
