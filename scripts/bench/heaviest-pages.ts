import { isIndexed, type PageKey, pageKeys, pageRows } from '@/lib/routes';

/** The heaviest public list, the start page aside, and the heaviest page of an entry: the newest one of each area. */
export async function heaviestPages(site: string): Promise<readonly string[]> {
  const lists = pageKeys
    .filter((key) => isIndexed(key) && !startPages.has(key))
    .map((key) => pageRows[key].path);
  const maps = pathsIn(await readText(`${site}/sitemap.xml`));
  const entries = await Promise.all(maps.map(async (map) => pathsIn(await readText(site + map)).at(-1)));
  const known = new Set<string>(Object.values(pageRows).map(({ path }) => path));
  const own = entries.filter((path) => path !== undefined).filter((path) => !known.has(path));
  return [await findHeaviest(site, lists), await findHeaviest(site, own)];
}

const startPages: ReadonlySet<PageKey> = new Set(['home', 'sponsors']);

async function findHeaviest(site: string, paths: readonly string[]): Promise<string> {
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, size: (await readText(site + path)).length })),
  );
  const [heaviest] = pages.toSorted((a, b) => b.size - a.size);
  if (heaviest === undefined) throw new Error('there is no page to measure');
  return heaviest.path;
}

async function readText(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** The paths of a sitemap, or of the list of them. */
function pathsIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
