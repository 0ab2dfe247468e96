import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { demoPassword } from './installation';
import { sendByEnter, toast } from './support/on-page';

const wrong = messages.toasts.loginFailed;

async function fillIn(page: Page, password: string, name = 'oyuncu'): Promise<void> {
  await page.getByLabel(messages.auth.identifier).fill(name);
  await page.getByLabel(messages.auth.password, { exact: true }).fill(password);
  await sendByEnter(page);
}

test('on a phone a wrong password is told without losing what was typed, the right one leads home', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.login.path);
  await expectAccessible(page);
  await fillIn(page, 'Yanlış-parola-1');
  await expect(toast(page, wrong)).toBeVisible();
  await expect(page.getByLabel(messages.auth.identifier)).toHaveValue('oyuncu');
  await expect(page.getByLabel(messages.auth.password, { exact: true })).toHaveValue('Yanlış-parola-1');
  await expectAccessible(page);
  await fillIn(page, demoPassword());
  const done = toast(page, messages.toasts.loginSuccess);
  await expect(done).toBeVisible();
  // Below the header, whose bell and balance are looked at just then.
  await expect.poll(async () => (await done.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(64);
  await expect(page).toHaveURL(routes.sponsors.path);
  await expect(page.locator('header a[href="/login"]')).toHaveCount(0);
});

test('on a desktop the header opens a dialog that keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  const opener = page.locator('header a[href="/login"]');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: messages.auth.titles.login });
  await expect(dialog.getByLabel(messages.auth.identifier)).toBeFocused();
  await expect(page).toHaveURL(routes.tickets.path);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
});

test('the dialogs lead to each other, and a login in the dialog ends in an open session', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  await page.locator('header a[href="/register"]').click();
  const register = page.getByRole('dialog', { name: messages.auth.titles.register });
  await register.locator('a[href^="/login"]').click();
  await expect(page.getByRole('dialog', { name: messages.auth.titles.login })).toBeVisible();
  await fillIn(page, demoPassword());
  await expect(toast(page, messages.toasts.loginSuccess)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(routes.vip.path);
  await expect(page).toHaveURL(routes.vip.path);
});

test('a toast stands while the pointer is on it, can be closed, and says so to screen readers', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.login.path);
  const shown = toast(page, wrong);
  // It stands for five seconds, which a busy browser may let pass before the pointer is there; each try is another name's first.
  await expect(async () => {
    await expect(shown).toHaveCount(0);
    await fillIn(page, 'Yanlış-parola-1', `kimse-${randomUUID()}`);
    await expect(shown).toBeVisible();
    await shown.hover({ timeout: 10_000 });
  }).toPass();
  await expect(shown).toHaveAttribute('data-expanded', 'true');
  const bar = shown.locator('[data-content]');
  const state = () => bar.evaluate((element) => getComputedStyle(element, '::after').animationPlayState);
  await expect.poll(state).toBe('paused');
  await expect(page.locator('section[aria-live=polite]', { has: shown })).toHaveCount(1);
  await shown.getByRole('button', { name: messages.toasts.close }).click();
  await expect(shown).toHaveCount(0);
});
