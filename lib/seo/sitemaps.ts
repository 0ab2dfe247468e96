import 'server-only';
import { type Area, areaOfKind } from '@/contract/areas';
import { mostEntries } from '@/contract/entries';
import { getFrame } from '@/lib/data/frame';
import { entrySources } from './entry-paths';
import { indexedPaths } from './indexed-paths';
import { countPortions, takePortion } from './portions';
import { parseSitemapFile, type SitemapFile, sitemapFileName } from './sitemap-files';
import type { SitemapUrl } from './sitemap-xml';

/** The first sitemap of each area, and the one of the lists: those that are always there. */
export const firstSitemaps: readonly string[] = ['pages', ...entrySources.keys()].map((area) =>
  sitemapFileName({ area, part: 1 }),
);

/** The names of all sitemaps: of each area that is on as many as its pages need, at most 5 000 in each (ADR 154). */
export async function listSitemaps(): Promise<readonly string[]> {
  const { areasOff } = await getFrame();
  const shown = [...entrySources].filter(([kind]) => !isOffKind(kind, areasOff));
  const areas = shown.map(async ([area, partsOf]) => {
    const count = await countPortions(partsOf(), mostEntries);
    return Array.from({ length: count }, (_, at) => sitemapFileName({ area, part: at + 1 }));
  });
  return [sitemapFileName({ area: 'pages', part: 1 }), ...(await Promise.all(areas)).flat()];
}

/** What stands in the sitemap of a name; `null` where there is none. */
export async function readSitemap(name: string): Promise<readonly SitemapUrl[] | null> {
  const file = parseSitemapFile(name);
  return file && listUrls(file);
}

async function listUrls({ area, part }: SitemapFile): Promise<readonly SitemapUrl[] | null> {
  const { areasOff } = await getFrame();
  if (isOffKind(area, areasOff)) return null;
  const partsOf = entrySources.get(area);
  if (partsOf) return takePortion(partsOf(), part, mostEntries);
  if (area !== 'pages' || part !== 1) return null;
  return indexedPaths(areasOff).map((path) => ({ path, changedAt: null }));
}

function isOffKind(kind: string, areasOff: readonly Area[]): boolean {
  const area = areaOfKind(kind);
  return area !== null && areasOff.includes(area);
}
