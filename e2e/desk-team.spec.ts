import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '@/api/db/schema/users';
import { appCode } from '@/api/testing/team.fixture';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { infoPagePath, routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';
import { logInAgain, newMember } from './stage';
import { toast } from './support/on-page';

const { team } = messages.desk;
const { factor } = messages.securityOwn;
const reason = 'Yayın ekibine katılıyor.';

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('an admin makes a moderator, hands on a link to a new password, and the moderator comes in with a second factor', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const chief = await newMember(page, baseURL);
  await inDatabase((db) => db.update(users).set({ permission: 'admin' }).where(eq(users.id, chief.id)));
  await logInAgain(page, baseURL, chief);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  const other = await context.newPage();
  const mate = await newMember(other, baseURL);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(deskPages.team.path, { waitUntil: 'networkidle' });
  const join = section(page, team.joinTitle);
  await join.getByLabel(team.username, { exact: true }).fill(mate.username);
  await join.getByLabel(team.role, { exact: true }).selectOption('moderator');
  await join.getByLabel(team.reason, { exact: true }).fill(reason);
  await join.getByRole('button', { name: team.saveRole }).click();
  await expect(toast(page, team.roleSaved.done)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${deskPages.team.path}/${mate.id}`, { waitUntil: 'networkidle' });
  const link = section(page, team.linkTitle);
  await link.getByLabel(team.reason, { exact: true }).fill('Şifresini unuttu.');
  await link.getByRole('button', { name: team.makeLink }).click();
  const address = link.getByLabel(team.link, { exact: true });
  await expect(address).toContainText('#');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  const password = `Yelkenli-${randomUUID().slice(0, 8)}`;
  const { hash, pathname } = new URL((await address.textContent()) ?? '');
  // Who forgot the password is logged in nowhere.
  await context.clearCookies();
  await other.goto(`${pathname}${hash}`, { waitUntil: 'networkidle' });
  await other.getByLabel(messages.auth.newPassword, { exact: true }).fill(password);
  await other.getByLabel(messages.auth.newPasswordAgain, { exact: true }).fill(password);
  await other.keyboard.press('Enter');
  await expect(other).not.toHaveURL(/yeni-sifre/);

  const data = { email: mate.username, password };
  const headers = { Origin: baseURL ?? '' };
  expect((await other.request.post('/api/login', { data, headers })).status()).toBe(200);
  await other.goto(infoPagePath('guvenlik'), { waitUntil: 'networkidle' });
  const own = section(other, messages.security.factorTitle);
  await own.getByLabel(factor.password, { exact: true }).fill(password);
  await own.getByRole('button', { name: factor.start }).click();
  await expect(own.getByRole('img', { name: factor.qr })).toBeVisible();
  const secret = ((await own.getByLabel(factor.secret, { exact: true }).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await expectAccessible(other);
  await own.getByLabel(factor.code, { exact: true }).fill(appCode(secret, Date.now()));
  await own.getByRole('button', { name: factor.save.secondFactorConfirmation }).click();
  await expect(own.getByText(factor.codesTitle)).toBeVisible();
  await expect(own.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(other);

  await other.request.post('/api/logout', { data: {}, headers });
  await other.goto(`${routes.login.path}?next=${deskPages.inbox.path}`, { waitUntil: 'networkidle' });
  await other.getByLabel(messages.auth.identifier).fill(mate.username);
  await other.getByLabel(messages.auth.password, { exact: true }).fill(password);
  await other.keyboard.press('Enter');
  const code = other.getByLabel(messages.auth.code, { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(other);
  // The code of this half minute was used a moment ago; the next one is good already.
  await code.fill(appCode(secret, Date.now() + 30_000));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(deskPages.inbox.path);
  await context.close();
});
