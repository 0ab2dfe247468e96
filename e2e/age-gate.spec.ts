import { expect, type Page, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '../lib/routes';
import { expectAccessible } from './fixtures';
import type { BuiltSite } from './support/built-site';
import { startSmallSite } from './support/small-site';

const { title, yes, no } = messages.ageGate;
const question = (page: Page) => page.getByRole('dialog', { name: title });

test.describe('where the operator asks for the visitor’s age (D31)', () => {
  let site: BuiltSite;
  let url: string;
  test.beforeAll(async () => {
    site = await startSmallSite({ env: { AGE_GATE: 'on' }, reads: { '/main': {} } });
    url = `http://127.0.0.1:${site.port}`;
  });
  test.afterAll(() => site?.stop());

  test('the question stands over every page until this browser has answered it, and never again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url + routes.tickets.path);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    // Escape, even twice, is no answer, and the focus stays inside.
    for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(page.locator('dialog:modal')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    await page.getByRole('button', { name: yes }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(url + routes.news.path);
    // The scripts have run when these buttons are there.
    await expect(page.getByRole('link', { name: messages.account.login })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test('it stands in the first frame, before any script of the page', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto(url + routes.sponsors.path);
    await expect(question(page)).toBeVisible();
  });

  test('who says no is led to an empty page', async ({ page }) => {
    await page.goto(url + routes.tickets.path);
    await page.locator('dialog:modal').getByRole('button', { name: no }).click();
    await expect(page).toHaveURL('about:blank');
  });

  test('who has no scripts, as a search engine, reads the page', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url + routes.tickets.path);
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
});

test('without the variable nobody is asked', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}${routes.tickets.path}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-age-gate');
  await expect(question(page)).toHaveCount(0);
});
