import type { Page } from '@playwright/test';
import { type RouteKey, routeKeys, routes } from '@/lib/routes';
import messages from '@/messages/tr.json' with { type: 'json' };
import { expect, expectAccessible, test } from './fixtures';
import { expectStill, watchMoves } from './support/holds-still';
import { fitsTheScreen } from './support/on-page';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** What is seen at each: the next wider window is the same page, made wider. */
const widths = { phone: [390, 768], desktop: [1280, 1920] } as const;
const open = routeKeys.filter((key) => routes[key].access !== 'member' && key !== 'home');

for (const key of open) {
  for (const device of ['phone', 'desktop'] as const) {
    test(`${routes[key].path} on a ${device} is named, described, accessible, holds still and is not cut off`, async ({
      page,
    }) => {
      await watchMoves(page);
      await page.setViewportSize(sizes[device]);
      const answer = await page.goto(routes[key].path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(200);
      await expectTexts(page, key);
      await expectShareCard(page, key);
      await expectStill(page);
      await expectAccessible(page);
      for (const width of widths[device]) {
        await page.setViewportSize({ ...sizes[device], width });
        await fitsTheScreen(page);
      }
    });
  }
}

test('every page can be told from every other by its title and description', () => {
  const texts = Object.values(messages.pages);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
});

async function expectTexts(page: Page, key: RouteKey): Promise<void> {
  const { title, description } = messages.pages[key];
  await expect(page).toHaveTitle(`${title} · ${messages.site.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(meta(page, 'description')).toHaveAttribute('content', description);
  const robots = routes[key].access === 'public' ? 'index, follow' : 'noindex, nofollow';
  await expect(meta(page, 'robots')).toHaveAttribute('content', robots);
}

async function expectShareCard(page: Page, key: RouteKey): Promise<void> {
  const address = new URL(routes[key].path, page.url()).href;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'tr_TR');
  await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
}

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"]`);
}
