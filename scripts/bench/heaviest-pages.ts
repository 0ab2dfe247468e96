import { routes } from '@/lib/routes';

/** The heaviest public page, the start page aside, and the first entry it leads to. */
export async function heaviestPages(site: string): Promise<readonly string[]> {
  const paths = Object.values(routes)
    .filter((row) => row.access === 'public' && row !== routes.home && row !== routes.sponsors)
    .map(({ path }) => path);
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(site + path)).text() })),
  );
  const [heaviest] = pages.toSorted((a, b) => b.html.length - a.html.length);
  if (heaviest === undefined) return [];
  const entry = new RegExp(`href="(${heaviest.path}/[\\w-]*\\d[\\w-]*)"`).exec(heaviest.html)?.[1];
  return [heaviest.path, ...(entry === undefined ? [] : [entry])];
}
