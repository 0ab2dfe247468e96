import { randomUUID } from 'node:crypto';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { demoPassword } from './installation';
import { test } from './members';
import { sendByEnter } from './support/on-page';

test('who has no avatar is asked, chooses one by keyboard, and is never asked again', async ({
  page,
  baseURL,
}) => {
  const name = `avatar${randomUUID().slice(0, 8)}`;
  const password = 'Gizli-Sikke-42!';
  const consent = { adult_confirmed: true, terms_accepted: true };
  const passwords = { password, password_confirmation: password };
  const data = { username: name, email: `${name}@ornek.com`, ...passwords, ...consent };
  const answer = await page.request.post('/api/register', { data, headers: { Origin: baseURL ?? '' } });
  expect(answer.status()).toBe(200);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.sponsors.path);
  const modal = page.getByRole('dialog', { name: messages.avatar.title });
  const save = modal.getByRole('button', { name: messages.avatar.save });
  await expect(modal.getByRole('radio')).toHaveCount(9);
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await modal.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(modal.getByRole('radio').nth(1)).toBeChecked();
  await save.click();
  await expect(page.getByText(messages.toasts.avatarChangedTitle)).toBeVisible();
  await expect(page.getByText(messages.toasts.avatarChangedText)).toBeVisible();
  await expect(modal).toHaveCount(0);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('header img[src$="/2.jpg"]')).toBeVisible();
  await expect(modal).toHaveCount(0);
  await page.getByRole('button', { name: messages.account.menu.replace('{name}', name) }).click();
  await page.getByRole('menuitem', { name: messages.account.changeAvatar }).click();
  await expect(modal.getByRole('radio').nth(1)).toBeChecked();
});

test('who closes the prompt is not asked again with the next load, but after the next login', async ({
  page,
  logIn,
}) => {
  await logIn('yeni');
  await page.goto(routes.sponsors.path);
  const modal = page.getByRole('dialog', { name: messages.avatar.title });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(routes.login.path);
  await page.getByLabel(messages.auth.identifier).fill('yeni');
  await page.getByLabel(messages.auth.password, { exact: true }).fill(demoPassword());
  await sendByEnter(page);
  await expect(modal).toBeVisible();
});
