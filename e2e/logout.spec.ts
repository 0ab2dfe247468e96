import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '@/lib/routes';
import { expect } from './fixtures';
import { test } from './members';

test('after logout the back button shows nothing private, and a copy of the cookie is dead', async ({
  page,
  playwright,
  baseURL,
  complaints,
  logIn,
}) => {
  complaints.allow(/status of 401/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn('oyuncu');
  await page.goto(userSectionPath('info'), { waitUntil: 'networkidle' });
  const account = page.getByRole('button', { name: messages.account.menu.replace('{name}', 'oyuncu') });
  const section = page.getByRole('heading', { name: messages.userSections.info.title });
  await expect(section).toBeVisible();
  const stolen = await page.context().storageState();

  await account.click();
  await page.getByRole('menuitem', { name: messages.account.logout }).click();
  await expect(page).toHaveURL(routes.login.path);
  await page.goBack({ waitUntil: 'networkidle' });
  await expect(section).toHaveCount(0);
  await expect(account).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('oyuncu');
  await page.goto(userSectionPath('info'));
  await expect(page).toHaveURL(/\/login\?next=/);

  const thief = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: stolen });
  expect((await thief.get('/api/user')).status()).toBe(401);
  await thief.dispose();
});

test('a session that ends without the member’s wish says so, leads to the login and leaves nothing behind', async ({
  page,
  baseURL,
  complaints,
  logIn,
}) => {
  complaints.allow(/status of 401/);
  await logIn('oyuncu');
  await page.goto(`${routes.tickets.path}?ref=DOST42`, { waitUntil: 'networkidle' });
  const old = ['user', 'token', 'user_detail'];
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, 'x');
  }, old);
  const copy = await page.context().storageState();
  // An open page hears of the end and would have the copy's cookie taken back.
  await page.goto('about:blank');
  const ended = await page.request.post('/api/logout', { data: {}, headers: { Origin: baseURL ?? '' } });
  expect(ended.status()).toBe(200);
  await page.context().addCookies(copy.cookies);
  await page.goto(routes.tickets.path);
  await expect(page.locator('[data-sonner-toast]', { hasText: messages.toasts.sessionEnded })).toBeVisible();
  await expect(page).toHaveURL(`${routes.login.path}?next=${routes.tickets.path}`);
  expect(await page.evaluate((keys) => keys.filter((key) => key in localStorage), old)).toEqual([]);
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left.filter((name) => /^(__Host-)?sikke(-ref)?$/.test(name))).toEqual([]);
});
