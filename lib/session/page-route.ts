import { type DeskPageKey, findDeskPage } from '@/lib/desk-pages';
import { listPage, listPatterns, patterns } from '@/lib/paths';
import {
  deskHome,
  pageRows,
  type RouteAccess,
  routes,
  type UserSection,
  userSectionPages,
  userSectionPath,
  userSections,
} from '@/lib/routes';

/** What a path is to the guard: a page with its access, a path outside the guards, or none of ours. */
export type PageRoute =
  | {
      readonly kind: 'page';
      readonly access: RouteAccess;
      readonly section: UserSection | null;
      /** Rendered for each request, under a nonce; a prerendered page has the hashes of its scripts. */
      readonly isPerRequest: boolean;
    }
  /** A page of the back office, rendered for each request. */
  | { readonly kind: 'desk'; readonly page: DeskPageKey }
  /** What a streaming program shows, rendered for each request: the same for everybody who has its link. */
  | { readonly kind: 'overlay' }
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown-section' };

/**
 * Reads a canonical path against the path table. A page below a row (`/haberler/baslik`) has that row's access, so that
 * a new page under a guarded path is guarded before anybody thinks of it.
 */
export function findPageRoute(path: string): PageRoute {
  if (path.startsWith(`${routes.user.path}/`)) return findUserSection(path);
  if (overlayPath.test(path)) return { kind: 'overlay' };
  if (path === deskHome || isBelow(path, deskHome)) return findDesk(path);
  const row = rows.find(({ path: own }) => path === own) ?? rows.find(({ path: own }) => isBelow(path, own));
  if (!row) return { kind: 'other' };
  const isPerRequest = row.access === 'member' || row.isPerRequest === true || laterPaths.test(path);
  return { kind: 'page', access: row.access, section: null, isPerRequest };
}

/** Whether a page of ours is rendered for each request, under a nonce; overlays, which no guard knows, are left out. */
export function isRenderedPerRequest(path: string): boolean {
  const route = findPageRoute(path);
  return route.kind === 'desk' || (route.kind === 'page' && route.isPerRequest);
}

const overlayPath = new RegExp(`^${patterns.overlay.replace(/\[\w+\]/g, '[^/]+')}$`);

function findDesk(path: string): PageRoute {
  const page = findDeskPage(path);
  return page ? { kind: 'desk', page } : { kind: 'unknown-section' };
}

/** The deepest first: a page below `/sizdengelenler/gonder` is not one of the open gallery above it. */
const rows = Object.values(pageRows).sort((one, other) => other.path.length - one.path.length);

/** The pages behind the first of each list, rendered for each request. */
const laterPaths = new RegExp(
  `^(?:${listPatterns()
    .map((list) => listPage(list, '[cursor]'))
    .join('|')
    .replace(/\[\w+\]/g, '[^/]+')})$`,
);

function findUserSection(path: string): PageRoute {
  const section = userSections.find((known) => isOfSection(path, known));
  if (!section) return { kind: 'unknown-section' };
  return { kind: 'page', access: routes.user.access, section, isPerRequest: true };
}

/** A section itself, one of its pages, or a page below one of those. */
function isOfSection(path: string, section: UserSection): boolean {
  const own = userSectionPath(section);
  const pages = userSectionPages[section].map((name) => `${own}/${name}`);
  return path === own || pages.some((page) => path === page || isBelow(path, page));
}

function isBelow(path: string, own: string): boolean {
  return own !== '/' && path.startsWith(`${own}/`);
}
