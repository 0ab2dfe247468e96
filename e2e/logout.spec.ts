import { routes, userSectionPath } from '@/lib/routes';
import messages from '@/messages/tr.json' with { type: 'json' };
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
