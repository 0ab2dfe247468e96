import type { APIRequestContext } from '@playwright/test';

/** The sitemaps by the name of their area, each with the paths it lists. */
export type Sitemaps = ReadonlyMap<string, readonly string[]>;

/** Reads them all, several beside each other: whoever needs them again later keeps them, for a connection that has idled for a minute may end as it is used. */
export async function readSitemaps(request: APIRequestContext): Promise<Sitemaps> {
  const files = locations(await (await request.get('/sitemap.xml')).text());
  const lists = files.map(async ({ pathname }): Promise<[string, readonly string[]]> => {
    const xml = await (await request.get(pathname)).text();
    const name = pathname.replace(/^.*\/|\.xml$/g, '');
    return [name, locations(xml).map((url) => url.pathname)];
  });
  return new Map(await Promise.all(lists));
}

function locations(xml: string): URL[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
}
