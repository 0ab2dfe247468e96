import { routeKeys, routes } from '@/lib/routes';

/** The paths a search engine may list: the public screens, without `/`, which only redirects (D7). */
export function indexedPaths(): readonly string[] {
  return routeKeys.filter((key) => routes[key].access === 'public' && key !== 'home').map(pathOf);
}

/** What crawlers should not ask for: calls, counted click-throughs, and every screen that needs or makes a login. */
export function closedPaths(): string[] {
  return ['/api/', '/go/', ...routeKeys.filter((key) => routes[key].access !== 'public').map(pathOf)];
}

function pathOf(key: (typeof routeKeys)[number]): string {
  return routes[key].path;
}
