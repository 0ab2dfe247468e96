import { messages } from '@/lib/i18n/default-messages';
import { pageRows, routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';

const { search } = messages;
const path = pageRows.search.path;

test('a visitor finds a sponsor and a game however the Turkish letters are typed, and gets there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: messages.nav.search }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: search.startTitle })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByRole('searchbox', { name: search.label });
  await field.fill('NARTANE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?q=NARTANE`);
  await expect(field).toHaveValue('NARTANE');
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: search.kinds.sponsors }).getByRole('link')).toHaveAttribute(
    'href',
    '/sponsorlar/nartane',
  );
});

test('on a phone the search stands in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: messages.nav.toggle }).click();
  const menu = page.getByRole('complementary', { name: messages.nav.menu });
  await menu.getByRole('link', { name: messages.nav.search }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

const questions = [
  ['', search.startTitle],
  ['a', search.shortTitle],
  ['%00%00', search.shortTitle],
  ['%ff%fe', search.shortTitle],
  ['%F0%9F%98%80', search.shortTitle],
  ['x'.repeat(81), search.longTitle],
  ['zzzqqq', search.noneTitle.replace('{q}', 'zzzqqq')],
  ['nartane&q=x', null],
  ['%3Cscript%3Ealert(1)%3C/script%3E', search.noneTitle.replace('{q}', '<script>alert(1)</script>')],
  ["'%20or%201=1%20--%20&x=1", search.noneTitle.replace('{q}', "' or 1=1 --")],
] as const;

test('a question is answered in words whatever it is', async ({ page }) => {
  for (const [q, title] of questions)
    await test.step(q.slice(0, 40), async () => {
      const answer = await page.goto(`${path}?q=${q}`);
      expect(answer?.status()).toBe(200);
      if (title) await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form finds the same', async ({ page, complaints }) => {
    // Chromium without scripts refuses to preload them, too.
    complaints.allow(/^failed: GET .*\.js csp$/);
    await page.goto(path);
    await page.getByRole('searchbox').fill('nartane');
    await page.getByRole('button', { name: search.action, exact: true }).click();
    await expect(page.getByRole('region', { name: search.kinds.sponsors })).toBeVisible();
  });
});
