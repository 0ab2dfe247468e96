import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routeKeys, routes } from '@/lib/routes';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { guardRows } from '@/lib/session/guard-table.fixture';
import { expect } from './fixtures';
import { test } from './members';
import { expectSound, tellHydration } from './support/expect-sound';
import { watchMoves } from './support/holds-still';
import { fitsTheScreen } from './support/on-page';
import { expectShareCard, expectTexts } from './support/page-texts';
import { readSitemaps } from './support/sitemap';

/** How each size is looked at: the next wider window is the same page, made wider. */
const sizes = {
  phone: { width: 390, height: 844, wider: 768 },
  desktop: { width: 1280, height: 800, wider: 1920 },
} as const;
const missing = '/yok-boyle-bir-sayfa';

// Each takes minutes: they go beside each other.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const [size, { wider, ...viewport }] of Object.entries(sizes)) {
  test(`every open page keeps the policy, hydrates, holds still, is accessible, is not cut off and is named and described (${size})`, async ({
    page,
  }) => {
    await begin(page, viewport);
    const open = routeKeys.filter((key) => routes[key].access !== 'member' && key !== 'home');
    for (const key of open)
      await test.step(routes[key].path, async () => {
        await expectSound(page, routes[key].path);
        await expectTexts(page, key);
        await expectShareCard(page, key);
        await page.setViewportSize({ ...viewport, width: wider });
        await fitsTheScreen(page);
        await page.setViewportSize(viewport);
      });
    const named = new Set(open.map((key): string => routes[key].path));
    for (const path of pathsOf('guest')) if (!named.has(path)) await expectSound(page, path);
  });

  for (const visitor of ['guest', 'player'] as const)
    test(`the pages of each area's entries, tabs and older lists keep the policy, hydrate, hold still, are accessible and not cut off (${visitor}, ${size})`, async ({
      page,
      logIn,
      complaints,
    }) => {
      complaints.allow(/status of 404 .*\/yok-boyle-bir-sayfa$/);
      await begin(page, viewport);
      if (visitor === 'player') await logIn('oyuncu');
      // A tab is the same for everybody.
      const tabs = visitor === 'guest' ? await firstTabs(page) : [];
      for (const path of [...tabs, ...(await samplePaths(page))]) await expectSound(page, path);
      await expectSound(page, missing, 404);
    });

  test(`every page that a player may open keeps the policy, hydrates, holds still, is accessible and not cut off (${size})`, async ({
    page,
    logIn,
  }) => {
    await begin(page, viewport);
    await logIn('oyuncu');
    for (const path of pathsOf('player')) await expectSound(page, path);
  });
}

test('every page can be told from every other by its title and description', () => {
  const texts = Object.values(messages.pages);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
});

async function begin(page: Page, viewport: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(viewport);
  await watchMoves(page);
  await tellHydration(page);
}

/** What a visitor may open by the table of guards, and what search engines list beside it. */
function pathsOf(visitor: 'guest' | 'player'): ReadonlySet<string> {
  const own = guardRows.filter(({ to }) => to[visitor] === null).map(({ path }) => path);
  return new Set([...own, ...indexedPaths()]);
}

/** Of each area the first page below its list: a tab, where it has any. */
async function firstTabs(page: Page): Promise<readonly string[]> {
  const maps = await readSitemaps(page.request);
  return [...maps].filter(([name]) => name !== 'pages').flatMap(([, paths]) => paths.slice(0, 1));
}

/** Of each area its last entry, and the older page of every list that has one. */
async function samplePaths(page: Page): Promise<readonly string[]> {
  const maps = await readSitemaps(page.request);
  const entries = [...maps].filter(([name]) => name !== 'pages').flatMap(([, paths]) => paths.slice(-1));
  const older: string[] = [];
  for (const path of maps.get('pages') ?? []) {
    const html = await (await page.request.get(path)).text();
    const [, next] = /href="([^"]*\/sonra\/[\w-]+)"/.exec(html) ?? [];
    if (next) older.push(next);
  }
  expect(entries.length, 'areas with entries').toBeGreaterThan(2);
  expect(older.length, 'lists with older entries').toBeGreaterThan(0);
  return [...entries, ...older];
}
