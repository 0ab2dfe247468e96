import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '@/lib/routes';
import { expect } from './fixtures';
import { demoPassword } from './installation';
import { test } from './members';
import { sendByEnter } from './support/on-page';

const menu = messages.account.menu.replace('{name}', 'oyuncu');

test('a logout in one tab ends the other: it says so and leads to the login', async ({
  page,
  context,
  logIn,
  complaints,
}) => {
  // The other tab asks with a session that is over: so it learns of it.
  complaints.allow(/status of 401 .*\/api\/(user|refresh)$/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn('oyuncu');
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(userSectionPath('info'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: menu }).click();
  const ended = other.locator('[data-sonner-toast]', { hasText: messages.toasts.sessionEnded });
  // It stands for a few seconds only: waited for while the first tab goes its way.
  const told = ended.waitFor();
  await page.getByRole('menuitem', { name: messages.account.logout }).click();
  await expect(page).toHaveURL(routes.login.path);
  await told;
  await expect(other).toHaveURL(`${routes.login.path}?next=${userSectionPath('info')}`);
  await expect(other.getByRole('button', { name: menu })).toHaveCount(0);
});

test('a login in one tab is one in the other, without reloading it', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  const other = await context.newPage();
  await other.goto(routes.login.path);
  const form = other.getByRole('main').locator('form');
  await form.getByLabel(messages.auth.identifier).fill('oyuncu');
  await form.getByLabel(messages.auth.password, { exact: true }).fill(demoPassword());
  await sendByEnter(other);
  await expect(other).toHaveURL(routes.sponsors.path);
  await expect(page.getByRole('button', { name: menu })).toBeVisible();
  await expect(page).toHaveURL(routes.tickets.path);
});
