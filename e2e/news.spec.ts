import { messages } from '@/lib/i18n/default-messages';
import { expect, test } from './fixtures';

const { corrections, news, pager } = messages;

test('a reader goes from the list to a category, an article, its sponsor and back to older ones', async ({
  page,
}) => {
  await page.goto('/haberler');
  const tabs = page.getByRole('navigation', { name: news.tabsLabel });
  await tabs.getByRole('link', { name: news.categories.sponsor }).click();
  await expect(page).toHaveURL('/haberler/kategori/sponsor');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/haberler\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/haberler');
  await page.getByRole('link', { name: pager.older }).click();
  await expect(page).toHaveURL(/\/haberler\/sonra\/[\w-]+$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.getByRole('link', { name: pager.newest }).click();
  await expect(page).toHaveURL('/haberler');
});

test('an article tells what was put right in it, and search engines what it is', async ({ page }) => {
  await page.goto('/haberler/cok-hesap-kurali');
  await expect(page.getByRole('region', { name: corrections.title })).toContainText('7 gündür');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.map((block) => JSON.parse(block)['@type']);
  expect(types).toEqual(['BreadcrumbList', 'NewsArticle']);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/covers\/news-[a-z-]+\.jpg$/,
  );
});

test('the feed is well-formed RSS that every page names, with absolute addresses that answer', async ({
  page,
}) => {
  await page.goto('/haberler');
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const items = await page.evaluate(readFeed, await answer.text());
  expect(items.length).toBeGreaterThan(10);
  for (const { link, guid, date } of items) {
    expect(link).toBe(guid);
    expect(Number.isNaN(Date.parse(date))).toBe(false);
  }
  expect((await page.request.get(items[0]?.link ?? '')).status()).toBe(200);
});

test('what is no article, category, page or sponsor is not found, not a failure', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const paths = ['/haberler/yok', '/haberler/kategori/yok', '/haberler/sonra/abc'];
  for (const path of [...paths, '/haberler/kategori/market/sonra/a', '/sponsorlar/taslak-yok'])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

/** Runs in the page: its parser refuses what is not well formed. */
function readFeed(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  if (feed.querySelector('parsererror')) return [];
  const toText = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
  return [...feed.querySelectorAll('item')].map((item) => ({
    link: toText(item, 'link'),
    guid: toText(item, 'guid'),
    date: toText(item, 'pubDate'),
  }));
}
