import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { demoPassword } from './installation';

/** Counts the writes a page sends to a path, and holds each answer until both clicks of a double click are over. */
async function countWrites(page: Page, path: string): Promise<{ count: number }> {
  const seen = { count: 0 };
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') seen.count += 1;
    await route.continue();
  });
  return seen;
}

test('a double click on a form’s button is one login', async ({ page }) => {
  const seen = await countWrites(page, '/api/login');
  await page.goto(routes.login.path);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(messages.auth.identifier).fill('oyuncu');
  await form.getByLabel(messages.auth.password, { exact: true }).fill(demoPassword());
  await form.getByRole('button', { name: messages.auth.login, exact: true }).dblclick();
  await expect(page).toHaveURL(routes.sponsors.path);
  expect(seen.count).toBe(1);
});

test('a double click is one registration, and one choice of an avatar', async ({ page }) => {
  const registrations = await countWrites(page, '/api/register');
  const choices = await countWrites(page, '/api/user');
  const name = `cift${randomUUID().slice(0, 8)}`;
  await page.goto(routes.register.path);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(messages.auth.username).fill(name);
  await form.getByLabel(messages.auth.email).fill(`${name}@ornek.com`);
  await form.getByLabel(messages.auth.password, { exact: true }).fill('Gizli-Sikke-42!');
  await form.getByLabel(messages.auth.passwordAgain, { exact: true }).fill('Gizli-Sikke-42!');
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: messages.auth.register, exact: true }).dblclick();
  const modal = page.getByRole('dialog', { name: messages.avatar.title });
  await modal.getByRole('radio').nth(2).check({ force: true });
  await modal.getByRole('button', { name: messages.avatar.save }).dblclick();
  await expect(page.getByText(messages.toasts.avatarChangedTitle)).toHaveCount(1);
  await expect(modal).toHaveCount(0);
  expect([registrations.count, choices.count]).toEqual([1, 1]);
});
