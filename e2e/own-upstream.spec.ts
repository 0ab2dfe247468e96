import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { isIndexed, pageKeys, pageRows, routes, userSectionPath, userSections } from '../lib/routes';
import { publicTags } from '../lib/upstream/public-tags';
import { sponsors } from '../scripts/mock-upstream/content';
import { createMockUpstream } from '../scripts/mock-upstream/create-mock-upstream';
import { freePort } from '../system/ports';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { toast } from './support/on-page';
import { revalidateSite, revalidationSecret } from './support/revalidate-site';
import { sessionPassword } from './support/session-cookie';

const clientId = 'yabanci-site';

test.describe('before an upstream that knows the specification alone', () => {
  let upstream: Server;
  let site: BuiltSite;
  let origin: string;
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeAll(async () => {
    const port = await freePort();
    const mock = createMockUpstream({ clientId, hasFrame: false, clock: { now: Date.now } });
    upstream = createServer(getRequestListener(mock.fetch));
    await new Promise<void>((done) => upstream.listen(port, '127.0.0.1', done));
    const env = {
      SESSION_PASSWORD: sessionPassword,
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      CLIENT_ID: clientId,
      SITE_URL: '',
      RECAPTCHA_SITE_KEY: '',
      REVALIDATE_SECRET: revalidationSecret,
    };
    site = await startBuiltSite({ middleware: 'kept', env });
    origin = `http://127.0.0.1:${site.port}`;
    // The build holds what its own upstream said.
    for (const tag of publicTags) await revalidateSite(site.port, tag);
  });
  test.afterAll(async () => {
    await site?.stop();
    upstream?.close();
  });

  test('every public page is there, and the sponsors are its own', async ({ page }) => {
    for (const key of pageKeys.filter(isIndexed)) {
      const answer = await page.request.get(origin + pageRows[key].path);
      expect(answer.status(), pageRows[key].path).toBe(200);
    }
    await page.goto(origin + routes.sponsors.path);
    for (const { name } of sponsors)
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });

  test('somebody joins, chooses an avatar, looks around, leaves and comes back', async ({ page }) => {
    await register(page, origin);
    const modal = page.getByRole('dialog', { name: messages.avatar.title });
    await modal.getByRole('radio').nth(2).focus();
    await page.keyboard.press('Space');
    await modal.getByRole('button', { name: messages.avatar.save }).click();
    await expect(page.getByText(messages.toasts.avatarChangedTitle)).toBeVisible();
    const viewer = async () => (await page.request.get(`${origin}/api/user`)).json();
    expect(await viewer()).toMatchObject({ data: { username: member.username, avatar: '/avatars/2/3.jpg' } });

    const own = pageKeys.map((key) => pageRows[key]).filter(({ access }) => access === 'member');
    for (const path of [...own.map((row) => row.path), ...userSections.map(userSectionPath)])
      expect((await page.request.get(origin + path)).status(), path).toBeLessThan(500);

    await page.goto(origin + routes.sponsors.path, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: messages.account.menu.replace('{name}', member.username) })
      .click();
    await page.getByRole('menuitem', { name: messages.account.logout }).click();
    await expect(page).toHaveURL(origin + routes.login.path);
    expect(await viewer()).toEqual({ status: false, data: null });

    const form = page.getByRole('main').locator('form');
    await form.getByLabel(messages.auth.identifier).fill(member.email);
    await form.getByLabel(messages.auth.password, { exact: true }).fill('Yanlis-Parola-1');
    await form.locator('[type=submit]').click();
    await expect(toast(page, messages.toasts.loginFailed)).toBeVisible();
    await form.getByLabel(messages.auth.password, { exact: true }).fill(member.password);
    await form.locator('[type=submit]').click();
    await expect(toast(page, messages.toasts.loginSuccess)).toBeVisible();
    expect(await viewer()).toMatchObject({ status: true, data: { username: member.username } });
  });
});

const member = { username: 'gezgin', email: 'gezgin@ornek.com', password: 'Yelken-Fora-42' };

/** Fills the form in, whatever it asks to be ticked. */
async function register(page: Page, origin: string): Promise<void> {
  await page.goto(origin + routes.register.path);
  const form = page.getByRole('main').locator('form');
  await expect(form.locator('[type=submit]')).toBeEnabled();
  await form.getByLabel(messages.auth.username).fill(member.username);
  await form.getByLabel(messages.auth.email).fill(member.email);
  await form.getByLabel(messages.auth.password, { exact: true }).fill(member.password);
  await form.getByLabel(messages.auth.passwordAgain, { exact: true }).fill(member.password);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.locator('[type=submit]').click();
  await expect(toast(page, messages.toasts.loginSuccess)).toBeVisible();
}
