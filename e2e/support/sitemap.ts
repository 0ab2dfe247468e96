import type { APIRequestContext } from '@playwright/test';

/** The sitemaps by the name of their area, each with the paths it lists. */
export async function readSitemaps(
  request: APIRequestContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
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
