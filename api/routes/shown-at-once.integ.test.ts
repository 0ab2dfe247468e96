import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addNews, addSponsor } from '../testing/content.fixture';
import { addMarketItem } from '../testing/market.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Which of these addresses tell of an entry. */
async function readTelling(slug: string, paths: readonly string[]): Promise<string[]> {
  const told = await Promise.all(
    paths.map(async (path) => {
      const answer = await api.call('GET', path);
      return answer.ok && (await answer.text()).includes(`"${slug}"`);
    }),
  );
  return paths.filter((_, at) => told[at]);
}

/** Far from the database's own time, so that nothing can go by it. */
const year = 365 * 86_400_000;

test('an article appears in list, page, search, sitemap and beside its sponsor at one moment of the clock', async () => {
  const start = api.clock.now();
  const sponsorId = await addSponsor(api.deps.db, { slug: 'ornek' });
  const publishAt = new Date(start + year);
  await addNews(api.deps.db, {
    slug: 'duyuru-x',
    title: 'Zamanlanan',
    sponsorId,
    state: 'scheduled',
    publishAt,
  });
  const paths = [
    '/news',
    '/news/duyuru-x',
    '/search?q=zamanlanan',
    '/entries/news',
    '/sponsors/ornek/entries',
  ];
  api.clock.advance(year - 1);
  expect(await readTelling('duyuru-x', paths)).toEqual([]);
  api.clock.advance(1);
  expect(await readTelling('duyuru-x', paths)).toEqual(paths);
});

test('an item leaves list, sitemap and its sponsor’s page at one moment of the clock, and keeps its page', async () => {
  const start = api.clock.now();
  const sponsorId = await addSponsor(api.deps.db, { slug: 'baska' });
  const visibleTo = new Date(start + year);
  await addMarketItem(api.deps.db, { slug: 'urun-x', sponsorId, visibleTo });
  const paths = ['/market', '/market/urun-x', '/entries/market', '/sponsors/baska/entries'];
  api.clock.advance(year - 1);
  expect(await readTelling('urun-x', paths)).toEqual(paths);
  api.clock.advance(1);
  expect(await readTelling('urun-x', paths)).toEqual(['/market/urun-x']);
});
