import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routeKeys, routes } from '@/lib/routes';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { guardRows } from '@/lib/session/guard-table.fixture';
import { expect } from './fixtures';
import { test } from './members';
import { expectSound, tellHydration } from './support/expect-sound';
import { watchMoves } from './support/holds-still';
import { expectReadable, fitsTheScreen } from './support/on-page';
import { expectShareCard, expectTexts } from './support/page-texts';
import { readSitemaps, type Sitemaps } from './support/sitemap';
import { aWalk, waysWalked } from './support/walks';

/** How each size is looked at: the next wider window is the same page, made wider. */
const sizes = {
  phone: { width: 390, height: 844, wider: 768 },
  desktop: { width: 1280, height: 800, wider: 1920 },
} as const;
const missing = '/yok-boyle-bir-sayfa';
/** Who opens a page at which size. */
const ways = (['guest', 'player'] as const).flatMap((visitor) =>
  (['phone', 'desktop'] as const).map((size) => ({ visitor, size })),
);
type Way = (typeof ways)[number];
const guests = ways.filter(({ visitor }) => visitor === 'guest');
/** What has texts and a card of its own. */
const open = routeKeys.filter((key) => routes[key].access !== 'member' && key !== 'home');

// Each takes minutes: they go beside each other.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const way of ways) {
  const { visitor, size } = way;
  const { wider, ...viewport } = sizes[size];
  test(
    `every page that a ${visitor} may open keeps the policy, hydrates, holds still, is accessible, is not cut off and is named and described (${size})`,
    aWalk,
    async ({ page, logIn }) => {
      if (visitor === 'player') await logIn('oyuncu');
      await begin(page, viewport);
      for (const path of pathsWalked(way))
        await test.step(path, async () => {
          await expectSound(page, path);
          const key = open.find((one) => routes[one].path === path);
          if (key === undefined) return;
          await expectTexts(page, key);
          await expectShareCard(page, key);
          await page.setViewportSize({ ...viewport, width: wider });
          await fitsTheScreen(page);
          await expectReadable(page);
          await page.setViewportSize(viewport);
        });
    },
  );

  test(
    `the pages of each area's entries, tabs and older lists keep the policy, hydrate, hold still, are accessible and not cut off (${visitor}, ${size})`,
    aWalk,
    async ({ page, logIn, complaints }) => {
      complaints.allow(/status of 404 .*\/yok-boyle-bir-sayfa$/);
      if (visitor === 'player') await logIn('oyuncu');
      await begin(page, viewport);
      const maps = await readSitemaps(page.request);
      const samples = await samplePaths(page, maps);
      // A tab is the same for everybody.
      for (const [nth, path] of firstTabs(maps).entries())
        if (waysWalked(nth, guests).includes(way)) await expectSound(page, path);
      for (const [nth, path] of samples.entries())
        if (waysWalked(nth, ways).includes(way)) await expectSound(page, path);
      await expectSound(page, missing, 404);
    },
  );
}

test('every page can be told from every other by its title and description', () => {
  const texts = Object.values(messages.pages);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
});

/** The first page that a browser opens for a member tells it to keep room for what is a member's own: it is opened here. */
async function begin(page: Page, viewport: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(viewport);
  await watchMoves(page);
  await tellHydration(page);
}

/** The pages that are walked this way. */
function pathsWalked(way: Way): readonly string[] {
  const own = { guest: pathsOf('guest'), player: pathsOf('player') };
  return [...new Set([...own.guest, ...own.player])].filter((path, nth) => {
    const possible = ways.filter(({ visitor }) => own[visitor].has(path));
    return waysWalked(nth, possible).includes(way);
  });
}

/** What a visitor may open by the table of guards, and what search engines list beside it. */
function pathsOf(visitor: Way['visitor']): ReadonlySet<string> {
  const own = guardRows.filter(({ to }) => to[visitor] === null).map(({ path }) => path);
  return new Set([...own, ...indexedPaths()]);
}

/** Of each area the first page below its list: a tab, where it has any. */
function firstTabs(maps: Sitemaps): readonly string[] {
  return [...maps].filter(([name]) => name !== 'pages').flatMap(([, paths]) => paths.slice(0, 1));
}

/** Of each area its last entry, and the older page of every list that has one. */
async function samplePaths(page: Page, maps: Sitemaps): Promise<readonly string[]> {
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
