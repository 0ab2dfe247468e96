import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { pageRows, routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { password, register } from './support/new-member';
import { sendByEnter, toast } from './support/on-page';
import { outbox } from './support/outbox';

const newPassword = 'Rüzgar-Altı-77';
const { auth, securityOwn, ownDataOwn, verifyOwn } = messages;

/** A browser of its own, at an address of its own, in which the same account is logged in. */
async function elsewhere(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const extraHTTPHeaders = { 'X-Forwarded-For': `10.240.${randomInt(250)}.${randomInt(250)}` };
  const page = await (
    await browser.newContext({ ...(baseURL ? { baseURL } : {}), extraHTTPHeaders })
  ).newPage();
  const data = { email: name, password };
  const answer = await page.request.post('/api/login', { data, headers: { Origin: baseURL ?? '' } });
  expect(answer.status()).toBe(200);
  return page;
}

test('who forgot the password gets a link that works once, and the address bar does not keep it', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await register(page, baseURL);
  await page.context().clearCookies();
  await page.goto(routes.forgotPassword.path);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('button', { name: auth.forgotSend })).toBeEnabled();
  await expectAccessible(page);
  await form.getByLabel(auth.email).fill('kimse');
  await page.keyboard.press('Enter');
  await expect(form.locator('p', { hasText: messages.errors.rules.email })).toBeVisible();
  await form.getByLabel(auth.email).fill(`${name}@ornek.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth.forgotSent)).toBeVisible();
  await expect.poll(() => outbox(`${name}@ornek.com`).length).toBe(1);
  const link = /http\S+#[\w-]+/.exec(outbox(`${name}@ornek.com`)[0] ?? '')?.[0] ?? '';

  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`${pageRows.resetPassword.path}$`));
  await expectAccessible(page);
  const save = page.getByRole('button', { name: auth.resetSave });
  await expect(save).toBeEnabled();
  await page.getByLabel(auth.newPassword, { exact: true }).fill(newPassword);
  await page.getByLabel(auth.newPasswordAgain, { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(toast(page, messages.toasts.passwordReset)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel(auth.identifier).fill(name);
  await page.getByLabel(auth.password, { exact: true }).fill(newPassword);
  await sendByEnter(page);
  await expect(toast(page, messages.toasts.loginSuccess)).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel(auth.newPassword, { exact: true }).fill(newPassword);
  await page.getByLabel(auth.newPasswordAgain, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: auth.resetSave }).click();
  await expect(toast(page, messages.errors.rules.expired)).toBeVisible();
});

test('a member verifies a phone with the code that came, on a phone and by keyboard alone', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, baseURL);
  await page.goto('/user/verify', { waitUntil: 'networkidle' });
  await expect(page.getByText(messages.account.verifyState.noBot)).toBeVisible();
  await expectAccessible(page);
  const digits = String(Math.floor(1_000_000 + Math.random() * 9_000_000));
  await page.getByLabel(verifyOwn.phone).focus();
  await page.keyboard.type(`0532 ${digits}`);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(verifyOwn.code);
  await expect(code).toBeVisible();
  await expect.poll(() => outbox(`+90532${digits}`).length).toBe(1);
  const sent = /\b\d{6}\b/.exec(outbox(`+90532${digits}`)[0] ?? '')?.[0] ?? '';
  await code.focus();
  await page.keyboard.type(sent === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.locator('form p', { hasText: messages.errors.rules.wrong })).toBeVisible();
  await expectAccessible(page);
  await code.fill('');
  await code.focus();
  await page.keyboard.type(sent);
  await page.keyboard.press('Enter');
  await expect(toast(page, verifyOwn.verified)).toBeVisible();
  // The form, which names the number too, leaves with the page's renewal.
  await expect(page.getByText(`+905 ••• •• ${digits.slice(-2)}`)).toHaveCount(1);
  await expect(page.getByText(`+905 ••• •• ${digits.slice(-2)}`)).toBeVisible();
});

test('a member sees the logins, ends one and changes the password; the bell tells of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const name = await register(page, baseURL);
  const other = await elsewhere(browser, baseURL, name);
  await page.goto('/user/info/guvenlik', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await expect(page.getByText(messages.security.current)).toBeVisible();
  await page.getByRole('button', { name: /oturumunu kapat$/ }).click();
  await expect(toast(page, securityOwn.ended)).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);

  await page.getByLabel(securityOwn.currentPassword, { exact: true }).fill(password);
  await page.getByLabel(auth.newPassword, { exact: true }).fill(newPassword);
  await page.getByLabel(auth.newPasswordAgain, { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: securityOwn.save }).click();
  await expect(toast(page, messages.toasts.passwordChanged)).toBeVisible();

  await page.goto('/user/info', { waitUntil: 'networkidle' });
  await page
    .locator('header')
    .getByRole('link', { name: /1 okunmamış/ })
    .click();
  await expect(page).toHaveURL('/user/info/bildirimler');
  await expect(page.getByText(messages.notifications.kinds.password_changed)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.notificationOwn.readAll }).click();
  await expect(
    page.locator('header').getByRole('link', { name: messages.account.notifications, exact: true }),
  ).toBeVisible();
  await page.getByLabel(messages.notifications.groups.reviews, { exact: true }).check();
  await expect(toast(page, messages.notificationOwn.saved)).toBeVisible();
  await other.context().close();
});

test('everywhere means this browser, too', async ({ page, browser, baseURL, complaints }) => {
  // What the page asks for just then is refused, as it should be.
  complaints.allow(/status of 401 .*\/api\/(user|refresh)$/);
  const name = await register(page, baseURL);
  const other = await elsewhere(browser, baseURL, name);
  await page.goto('/user/info/guvenlik', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: securityOwn.endAll }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await other.context().close();
});

test('a member takes everything along, lets the account go and changes their mind', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await register(page, baseURL);
  await page.goto('/user/info/veriler', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  const file = await page.request.get('/api/user/export');
  expect(file.headers()['content-disposition']).toBe('attachment; filename="sikke-verilerim.json"');
  expect(JSON.parse(await file.text())).toMatchObject({ account: { username: name } });
  await page.getByLabel(ownDataOwn.password, { exact: true }).fill('Yanlis-Sifre-1');
  await page.keyboard.press('Enter');
  await expect(page.locator('form p', { hasText: messages.errors.rules.wrong })).toBeVisible();
  await page.getByLabel(ownDataOwn.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: messages.ownData.dueTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: ownDataOwn.keep }).click();
  await expect(page.getByRole('heading', { name: messages.ownData.deleteTitle })).toBeVisible();
});
