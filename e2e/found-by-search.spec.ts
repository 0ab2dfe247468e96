import { routeKeys, routes } from '@/lib/routes';
import messages from '@/messages/tr.json' with { type: 'json' };
import { expect, test } from './fixtures';

test('the sitemap lists the public screens of this site, and each of them answers', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const expected = routeKeys.filter((key) => routes[key].access === 'public' && key !== 'home');
  expect(listed.map(({ pathname }) => pathname).sort()).toEqual(
    expected.map((key) => routes[key].path).sort(),
  );
  for (const { origin, pathname } of listed) {
    expect(origin).toBe(baseURL);
    expect((await request.get(pathname, { maxRedirects: 0 })).status(), pathname).toBe(200);
  }
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
    const size = await page.evaluate(sizeOf, src);
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
  const trail = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(trail.itemListElement.at(-1)).toMatchObject({
    name: messages.pages.tickets.title,
    item: page.url(),
  });
});

function attributes(links: Element[]) {
  return links.map((link) => ({ src: link.getAttribute('href'), sizes: link.getAttribute('sizes') }));
}

/** The natural size of a picture, as `WxH`; runs in the page, so that the policy must allow it too. */
async function sizeOf(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}
