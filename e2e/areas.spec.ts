import type { Page } from '@playwright/test';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
import { expectStill, watchMoves } from './support/holds-still';
import { readSitemaps } from './support/sitemap';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const strict =
  /^default-src 'none'; script-src 'self'(?: '(?:sha256|nonce)-[A-Za-z0-9+/=]+')+; style-src 'self'(?: 'sha256-[A-Za-z0-9+/=]+')+;/;

for (const [size, viewport] of Object.entries(sizes))
  for (const visitor of ['guest', 'player'] as const)
    test(`a page of each area keeps the policy, hydrates, holds still and is accessible (${visitor}, ${size})`, async ({
      page,
      logIn,
    }) => {
      test.setTimeout(900_000);
      await page.setViewportSize(viewport);
      if (visitor === 'player') await logIn('oyuncu');
      await watchMoves(page);
      await page.addInitScript(tellHydration);
      // The lists as a guest sees them: e2e/public-pages.spec. Their tabs are the same for everybody.
      const lists = visitor === 'player' ? indexedPaths() : await firstTabs(page);
      for (const path of [...lists, ...(await samplePaths(page))]) await expectSound(page, path);
    });

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

async function expectSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect.soft(answer?.status(), path).toBe(200);
  expect.soft(answer?.headers()['content-security-policy'], path).toMatch(strict);
  await expect.soft(page.locator('body'), path).toHaveJSProperty('isHydrated', true);
  await expectAccessible(page);
  await expectStill(page);
}

/** Tells on the body whether React took the page over. */
function tellHydration(): void {
  Object.defineProperty(HTMLBodyElement.prototype, 'isHydrated', {
    get: () =>
      Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  });
}
