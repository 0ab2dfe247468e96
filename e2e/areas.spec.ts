import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
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
      test.setTimeout(300_000);
      await page.setViewportSize(viewport);
      if (visitor === 'player') await logIn('oyuncu');
      await page.addInitScript(watch, leastSeen);
      for (const path of await samplePaths(page)) await expectSound(page, path);
    });

/** Of each area its list's tabs and one entry, and the older page of every list that has one. */
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

/** What a late typeface moves is smaller (docs/adr/121); what a member's own part, a picture or a head that wraps moves is larger. */
const leastSeen = 0.002;

async function expectSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect.soft(answer?.status(), path).toBe(200);
  expect.soft(answer?.headers()['content-security-policy'], path).toMatch(strict);
  await expect.soft(page.locator('body'), path).toHaveJSProperty('isHydrated', true);
  await expectAccessible(page);
  const moved = await page.evaluate(() => Reflect.get(window, 'moved'));
  expect.soft(moved, `nothing moves on ${path}`).toEqual([]);
}

/** Writes down each layout shift that no press caused, with what moved, and tells on the body whether React took the page over. */
function watch(least: number): void {
  const moved: string[] = [];
  Reflect.set(window, 'moved', moved);
  const nameOf = (node: unknown) =>
    node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 120) : String(node);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') || Number(Reflect.get(entry, 'value')) < least) continue;
      const nodes: { readonly node: unknown }[] = Reflect.get(entry, 'sources');
      moved.push(`${Reflect.get(entry, 'value')}: ${nodes.map(({ node }) => nameOf(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.defineProperty(HTMLBodyElement.prototype, 'isHydrated', {
    get: () =>
      Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  });
}
