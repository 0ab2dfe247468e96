import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { compareRules, openWithoutRest } from './support/compare-rules';

test.use({ popup: true });

const popup = (page: Page) => page.getByRole('dialog', { name: messages.popup.title });

test('the popup opens on a first visit, leads to its address in a new tab, and stays closed for the session', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path);
  await expect(popup(page)).toBeVisible();
  await expectAccessible(page);
  const slide = popup(page).locator('a[target=_blank]').first();
  await expect(slide).toHaveAttribute('rel', /noopener/);
  await expect(slide.locator('img')).toHaveJSProperty('complete', true);
  await popup(page).getByRole('button', { name: messages.dialogs.close }).click();
  await expect(popup(page)).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('closeModal'))).toBeNull();
});

test("'Bir Daha Gösterme' closes it forever", async ({ page, context }) => {
  await page.goto(routes.tickets.path);
  await popup(page).getByRole('button', { name: messages.popup.neverAgain }).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('closeModal'))).toBe('1');
  const later = await context.newPage();
  await later.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  await expect(popup(later)).toHaveCount(0);
});

test('a page that says why there is nothing to see is not covered', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const asked = page.waitForResponse('**/api/bc/banners/*/view');
  await page.goto('/boyle-bir-sayfa-yok');
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: messages.notFound.action }).click();
  await expect(popup(page)).toBeVisible();
});

test('without its pictures the popup stays away, and the page does not complain', async ({ page }) => {
  await page.route('**/api/bc/banners/*/view', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse('**/api/bc/banners/*/view');
  await page.goto(routes.sponsors.path);
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(popup(page)).toHaveCount(0);
});

test('the popup has its rules, though the rest of them never comes (ADR 460)', async ({
  page,
  complaints,
}) => {
  await openWithoutRest(page, complaints, routes.login.path);
  await expect(popup(page)).toBeVisible();
  const { names, lacking } = await compareRules(page);
  expect(names.length).toBeGreaterThan(50);
  expect(lacking).toEqual([]);
});
