import { expect, type Page, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '../lib/routes';
import { runUntilVisible, stopClock } from './support/page-clock';
import { type SmallSite, startSmallSite } from './support/small-site';

const path = routes.tickets.path;
const indicator = (page: Page) => page.getByRole('status').filter({ hasText: messages.loading.text });

test.describe('the full-screen loading indicator (D17)', () => {
  let site: SmallSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ init: {}, reads: { '/main': null } });
  });
  test.afterAll(() => site?.stop());

  test.use({ viewport: { width: 1280, height: 720 } });

  test('covers a page whose main data is missing, leaves when it arrives, and is not there after', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(site.origin + path);
    await runUntilVisible(page, indicator(page));
    const { width } = (await page.locator('body').boundingBox()) ?? {};
    expect(await indicator(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 720 });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await site.say('/main', {});
    await page.clock.runFor(3000);
    await expect(indicator(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window), 'the page was not loaded anew').toBe(true);

    await page.goto(site.origin + path);
    await runUntilVisible(page, page.locator('header a[href="/login"]'));
    await page.clock.runFor(200);
    await expect(indicator(page)).toHaveCount(0);
  });

  test('makes way for what the page has where the data does not come for 15 s', async ({ page }) => {
    await site.say('/main', null);
    await stopClock(page);
    await page.goto(site.origin + path);
    await runUntilVisible(page, indicator(page));
    const now = () => page.evaluate(() => Date.now());
    const shown = await now();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(indicator(page)).toHaveCount(0, { timeout: 50 });
    }).toPass({ intervals: [0] });
    expect((await now()) - shown).toBeGreaterThanOrEqual(14_500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pages.tickets.title);
  });
});
