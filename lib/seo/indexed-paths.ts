import type { Area } from '@/contract/areas';
import { isOffPath } from '@/lib/format/areas';
import { pathTo } from '@/lib/paths';
import { deskHome, isIndexed, type PageKey, pageKeys, pageRows } from '@/lib/routes';

/** The paths of the pages a search engine may list: the public ones of areas that are on, without `/`, which only redirects (D7). */
export function indexedPaths(areasOff: readonly Area[] = []): readonly string[] {
  const paths = pageKeys.filter((key) => isIndexed(key) && key !== 'home').map(toPath);
  return paths.filter((path) => !isOffPath(path, areasOff));
}

/** What crawlers should not ask for: calls, counted click-throughs, and every page that needs or makes a login or a query. */
export function closedPaths(): string[] {
  return [
    '/api/',
    pathTo('visit', ''),
    pathTo('postback', ''),
    deskHome,
    ...pageKeys.filter((key) => !isIndexed(key)).map(toPath),
  ];
}

function toPath(key: PageKey): string {
  return pageRows[key].path;
}
