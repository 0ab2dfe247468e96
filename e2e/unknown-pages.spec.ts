import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';

test('what is no page is not found, in the site’s own face, and leads on', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  for (const path of ['/yok', '/Sponsorlar', '/BILET', '/sponsorlar/yok', '/bilet/1', '/wp-login.php'])
    await test.step(path, async () => {
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
      await expect(page).toHaveTitle(`${messages.notFound.title} · ${messages.site.name}`);
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expectAccessible(page);
      await page.getByRole('link', { name: messages.notFound.action }).click();
      await expect(page).toHaveURL(routes.sponsors.path);
    });
});

test('a section of the user area that does not exist is not found for a member', async ({
  page,
  complaints,
  logIn,
}) => {
  complaints.allow(/status of 404/);
  await logIn('oyuncu');
  for (const path of ['/user/yok', '/user/INFO', '/user/info/yok']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('an address below a page of members that has nothing behind it shows a member the whole page that says so', async ({
  page,
  complaints,
  logIn,
}) => {
  complaints.allow(/status of 404/);
  await logIn('oyuncu');
  for (const path of [
    '/vip/yok',
    '/user/info/guvenlik/yok',
    '/haberler/yok',
    '/liderlik/sikke/yok',
    '/market/yok/sonra/yok',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.notFound.title);
    await expectAccessible(page);
  }
});

test('a trailing slash leads for good to the path without it', async ({ request }) => {
  const answer = await request.get('/sponsorlar/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toBe(routes.sponsors.path);
});
