import { type RouteAccess, routes, type UserSection, userSectionPath, userSections } from '@/lib/routes';

/** What a path is to the guard: a page with its access, a path outside the guards, or none of ours. */
export type PageRoute =
  | { readonly kind: 'page'; readonly access: RouteAccess; readonly section: UserSection | null }
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown-section' };

/**
 * Reads a canonical path against the path table. A page below a row (`/haberler/baslik`) has that row's access, so that
 * a new page under a guarded path is guarded before anybody thinks of it.
 */
export function pageRouteOf(path: string): PageRoute {
  if (path.startsWith(`${routes.user.path}/`)) return userSectionOf(path);
  const row = Object.values(routes).find(({ path: own }) => path === own || isBelow(path, own));
  return row ? { kind: 'page', access: row.access, section: null } : { kind: 'other' };
}

function userSectionOf(path: string): PageRoute {
  const section = userSections.find((known) => userSectionPath(known) === path);
  return section ? { kind: 'page', access: routes.user.access, section } : { kind: 'unknown-section' };
}

function isBelow(path: string, own: string): boolean {
  return own !== '/' && path.startsWith(`${own}/`);
}
