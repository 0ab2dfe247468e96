import type { APIRequestContext } from '@playwright/test';
import { mostEntries } from '@/contract/entries';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { expect, test } from './fixtures';
import { readSitemaps } from './support/sitemap';
import { aWalkOverEntries } from './support/walks';

test(
  'the sitemaps list the public lists and every area’s entries, and each page answers as the canonical one',
  aWalkOverEntries,
  async ({ request, baseURL }) => {
    test.setTimeout(900_000);
    const maps = await readSitemaps(request);
    expect([...(maps.get('pages') ?? [])].sort()).toEqual([...indexedPaths()].sort());
    const paths = [...maps.values()].flatMap(sampleOf);
    expect(new Set(paths).size).toBe(paths.length);
    for (let at = 0; at < paths.length; at += atOnce)
      await Promise.all(
        paths.slice(at, at + atOnce).map((path) => expectCanonical(request, path, baseURL ?? '')),
      );
  },
);

const mostOfAnArea = process.env.AT_SCALE === '1' ? 40 : 6;
const atOnce = 4;

/**
 * Of a large area as many as that, evenly from its first tab or latest entry to its last: the others are made by the same pages.
 * `npm run at-scale` looks at more; each list's links are followed to their end by `links.spec`.
 */
function sampleOf(listed: readonly string[]): readonly string[] {
  if (listed.length <= mostOfAnArea) return listed;
  const step = (listed.length - 1) / (mostOfAnArea - 1);
  const places = new Set(Array.from({ length: mostOfAnArea }, (_, at) => Math.round(at * step)));
  return listed.filter((_, at) => places.has(at));
}

async function expectCanonical(request: APIRequestContext, path: string, origin: string): Promise<void> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect.soft(answer.status(), path).toBe(200);
  const html = await answer.text();
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect.soft(canonical, path).toBe(origin + path);
  expect.soft(html, path).toMatch(/<meta property="og:image" content="https?:/);
  const [first, ...others] = parseJsonLd(html);
  // The start page is the first step itself: it tells of the site instead.
  expect.soft(first, path).toBe(path === routes.sponsors.path ? 'WebSite' : 'BreadcrumbList');
  expect.soft(others, `${path} says what it is, not only where it stands`).not.toEqual([]);
  for (const type of others) expect.soft(ownTypes, path).toContain(type);
}

/** What a page of this site may be to a search engine (docs/adr/120). */
const ownTypes = [
  ...['Organization', 'ItemList', 'WebPage', 'ItemPage', 'NewsArticle', 'Game', 'ImageObject'],
  ...['Event', 'SportsEvent'],
];

/** The types of the structured data of a page, in order. */
function parseJsonLd(html: string): readonly string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  return [...blocks].map(([, json = '']) => String(JSON.parse(json)['@type']));
}

test('each sitemap has at most 5 000 addresses, none stands twice, and the index names all there are', async ({
  request,
}) => {
  const maps = await readSitemaps(request);
  const listed = [...maps.values()].flat();
  expect(new Set(listed).size).toBe(listed.length);
  for (const [name, paths] of maps) expect(paths.length, name).toBeLessThanOrEqual(mostEntries);
  const last = [...maps.keys()].filter((name) => /^games(-\d+)?$/.test(name)).length;
  for (const name of [`games-${last + 1}`, 'games-1', 'games-02', 'pages-2', 'yok'])
    expect([name, (await request.get(`/sitemaps/${name}.xml`)).status()]).toEqual([name, 404]);
});

test('crawlers are shown the sitemap and kept out of calls, click-throughs and the user area', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/api/', '/go/', '/user', '/login']) expect(text).toContain(`Disallow: ${path}\n`);
});

test('every picture the site names for tabs, home screens and shared links is there, in the size it says', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: expect.stringContaining(messages.site.name), lang: 'tr' });
  const links = await page.locator('link[rel~=icon], link[rel=apple-touch-icon]').evaluateAll(attributes);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const named = [...manifest.icons, ...links, { src: card, sizes: '1200x630' }];
  expect(named).toHaveLength(7);
  for (const { src, sizes } of named) {
    const size = await page.evaluate(readSize, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('the start page tells search engines the site, its publisher and its sponsors, as data', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((block) => JSON.parse(block)['@type']);
  expect(types).toEqual(['WebSite', 'Organization', 'ItemList']);
  await page.goto(routes.tickets.path);
  const trail = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(trail.itemListElement.at(-1)).toMatchObject({
    name: messages.pages.tickets.title,
    item: page.url(),
  });
});

function attributes(links: Element[]) {
  return links.map((link) => ({ src: link.getAttribute('href'), sizes: link.getAttribute('sizes') }));
}

/** The natural size of a picture, as `WxH`; runs in the page, so that the policy must allow it too. */
async function readSize(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}
