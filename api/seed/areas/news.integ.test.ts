import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsPageSchema } from '@/contract/news';
import { parseMarkdown } from '@/lib/format/markdown';
import { games } from '../../db/schema/games';
import { news } from '../../db/schema/news';
import { sponsors } from '../../db/schema/sponsors';
import type { TestApp } from '../../testing/app.fixture';
import { createSeededApp } from '../../testing/seeded-app.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createSeededApp();
});
afterAll(() => api.close());

test('the demo has a year of articles in every category, and one to come', async () => {
  const rows = await api.deps.db.select().from(news);
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(new Set(rows.map(({ category }) => category)).size).toBe(6);
  expect(rows.filter(({ state }) => state === 'scheduled')).toHaveLength(1);
  const oldest = Math.min(...rows.map(({ publishAt }) => publishAt?.getTime() ?? Number.POSITIVE_INFINITY));
  expect(api.clock.now() - oldest).toBeGreaterThan(330 * 86_400_000);
});

test('every link of an article leads to an area, a game or a sponsor that exists', async () => {
  const { db } = api.deps;
  const known = new Set([
    ...['/user/verify', '/user/info'],
    ...(await db.select({ slug: games.slug }).from(games)).map(({ slug }) => `/oyunlar/${slug}`),
    ...(await db.select({ slug: sponsors.slug }).from(sponsors)).map(({ slug }) => `/sponsorlar/${slug}`),
  ]);
  const rows = await db.select().from(news);
  const links = rows.flatMap(
    ({ content }) => JSON.stringify(parseMarkdown(content)).match(/"href":"[^"]+"/g) ?? [],
  );
  const paths = links.map((link) => link.slice(8, -1));
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => path.split('/').length > 2 && !known.has(path))).toEqual([]);
});

test('the list shows pinned articles first and pages to the last one', async () => {
  const seen: boolean[] = [];
  let path: string | null = '/news';
  while (path !== null) {
    const page = newsPageSchema.parse(await (await api.call('GET', path)).json());
    seen.push(...page.data.map(({ is_pinned }) => is_pinned === true));
    path = page.next_cursor ? `/news?cursor=${page.next_cursor}` : null;
  }
  expect(seen.slice(0, 3)).toEqual([true, true, false]);
  expect(seen.length).toBeGreaterThanOrEqual(60);
});
