import { randomUUID } from 'node:crypto';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { sendByEnter } from './support/on-page';

const next = `?next=${routes.vip.path}`;

test('who was sent to the login keeps the way back through every auth page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.vip.path, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const follow = async (name: string) => main.getByRole('link', { name, exact: true }).click();
  await follow('Kayıt ol');
  await expect(page).toHaveURL(routes.register.path + next);
  await expect(page.locator('header a[data-auth-dialog=login]')).toHaveAttribute(
    'href',
    routes.login.path + next,
  );
  await follow('Giriş yap');
  await expect(page).toHaveURL(routes.login.path + next);
  await follow(messages.auth.forgot);
  await expect(page).toHaveURL(routes.forgotPassword.path + next);
  await follow(messages.auth.backToLogin);
  await expect(page).toHaveURL(routes.login.path + next);
});

test('an account that was made without a login leads to the login, says so, and keeps the way back', async ({
  page,
}) => {
  await page.route('**/api/register', (route) => route.fulfill({ json: { status: true, logged_in: false } }));
  await page.goto(routes.register.path + next);
  const form = page.getByRole('main').locator('form');
  const name = `girissiz${randomUUID().slice(0, 8)}`;
  await form.getByLabel(messages.auth.username).fill(name);
  await form.getByLabel(messages.auth.email).fill(`${name}@ornek.com`);
  await form.getByLabel(messages.auth.password, { exact: true }).fill('Gizli-Sikke-42!');
  await form.getByLabel(messages.auth.passwordAgain, { exact: true }).fill('Gizli-Sikke-42!');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await sendByEnter(page);
  await expect(page.locator('[data-sonner-toast]', { hasText: messages.toasts.registered })).toBeVisible();
  await expect(page).toHaveURL(routes.login.path + next);
  await expect(page.locator('header a[data-auth-dialog=register]')).toBeVisible();
});

test('too many tries say how long to wait, in the form and in a toast', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/);
  const email = `kimse-${randomUUID()}`;
  for (let tries = 0; tries < 5; tries += 1)
    await page.request.post('/api/login', {
      data: { email, password: 'Yanlış-parola-1' },
      headers: { Origin: baseURL ?? '' },
    });
  await page.goto(routes.login.path);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(messages.auth.identifier).fill(email);
  await form.getByLabel(messages.auth.password, { exact: true }).fill('Yanlış-parola-1');
  await sendByEnter(page);
  const text = /Çok fazla deneme yaptın\. 1[45] dakika sonra tekrar dene\./;
  await expect(page.locator('[data-sonner-toast]', { hasText: text })).toBeVisible();
  await expect(form.getByText(text)).toBeVisible();
});
