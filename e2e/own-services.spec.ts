import { setupToken } from '@/api/testing/app.fixture';
import { signedLogin } from '@/api/testing/verification.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { isIndexed, pageKeys, pageRows, routes } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { password, register } from './support/new-member';
import { toast } from './support/on-page';
import type { OwnStack } from './support/own-stack';
import { publishFirstSponsor, walkSetup } from './support/setup-walk';
import { testOnOwnStack } from './support/test-on-own-stack';

const { auth, securityOwn, verifyOwn, toasts, account, errors, setup } = messages;
const newPassword = 'Rüzgar-Altı-77';
const verifyPath = '/user/verify';

/** Mail goes through SMTP here, and the bot is asked for over HTTP. */
const test = testOnOwnStack();

const mailsTo = ({ mail }: OwnStack, address: string) =>
  mail.received.filter(({ to }) => to.includes(address));

/** The link of the newest mail to an address, once it is there. */
async function linkTo(own: OwnStack, address: string): Promise<string> {
  const find = () => /http\S+#[\w-]+/.exec(mailsTo(own, address).at(-1)?.text ?? '')?.[0];
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}

test('an empty site is set up by its link, once, and by its steps: every page stands, and its first sponsor is published', async ({
  page,
  own,
  complaints,
}) => {
  complaints.allow(/status of 422 .*\/api\/setup$/);
  complaints.allow(/status of 404 .*\/kurulum$/);
  for (const key of pageKeys.filter((one) => isIndexed(one) && one !== 'home'))
    expect((await page.request.get(`${own.siteUrl}${pageRows[key].path}`)).status(), key).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pageRows.setup.path}#${setupToken}`);
  const save = page.getByRole('button', { name: setup.save });
  await expect(save).toBeEnabled();
  await expect(page).toHaveURL(new RegExp(`${pageRows.setup.path}$`));
  await page.getByLabel(setup.fields.kick_link).fill('kick');
  await save.click();
  await expect(page.getByText(`${setup.fields.kick_link} ${errors.rules.invalid}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(setup.fields.kick_link).fill('https://kick.com/ornek-kanal');
  await page.getByLabel(setup.fields.coin).fill('Altın');
  await page.getByLabel(auth.username, { exact: true }).fill('kurucu');
  await page.getByLabel(auth.email, { exact: true }).fill('kurucu@ornek.com');
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByLabel(auth.passwordAgain, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await test.step('the steps lead to the end, saved or skipped, and can be visited again', () =>
    walkSetup(page, { coin: 'Akçe', site: 'Örnek Kanal' }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step('the first sponsor is on the site', () => publishFirstSponsor(page, 'İlk Sponsor'));
  await test.step('the site has its name, and the area that is off is gone', async () => {
    await expect.poll(async () => (await page.request.get(pageRows.wins.path)).status()).toBe(404);
    const named = async () => (await page.request.get(routes.sponsors.path)).text();
    await expect.poll(named).toMatch(/<title>[^<]*Örnek Kanal/);
    await page.goto(routes.sponsors.path);
    await expect(page.getByRole('button', { name: account.menu.replace('{name}', 'kurucu') })).toBeVisible();
  });
  expect((await page.goto(pageRows.setup.path))?.status()).toBe(404);
});

test('a forgotten password comes back through a mail that a real server took', async ({ page, own }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await register(page, own.siteUrl);
  await page.context().clearCookies();
  await page.goto(routes.forgotPassword.path);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('button', { name: auth.forgotSend })).toBeEnabled();
  await form.getByLabel(auth.email).fill(`${name}@ornek.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth.forgotSent)).toBeVisible();
  await page.goto(await linkTo(own, `${name}@ornek.com`));
  await expect(page).toHaveURL(new RegExp(`${pageRows.resetPassword.path}$`));
  await expect(page.getByRole('button', { name: auth.resetSave })).toBeEnabled();
  await page.getByLabel(auth.newPassword, { exact: true }).fill(newPassword);
  await page.getByLabel(auth.newPasswordAgain, { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(toast(page, toasts.passwordReset)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('an address changes when the link in the mail to it is opened and pressed; the old one is told', async ({
  page,
  own,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const name = await register(page, own.siteUrl);
  const address = `yeni-${name}@ornek.com`;
  await page.goto('/user/info/guvenlik');
  const save = page.getByRole('button', { name: securityOwn.saveEmail });
  await expect(save).toBeEnabled();
  await page.getByLabel(securityOwn.newEmail).fill(address);
  await page.getByLabel(securityOwn.emailPassword, { exact: true }).fill(password);
  await save.click();
  await expect(toast(page, securityOwn.emailSent)).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => mailsTo(own, `${name}@ornek.com`).length).toBe(1);

  await page.goto(await linkTo(own, address));
  await expect(page).toHaveURL(new RegExp(`${pageRows.confirmEmail.path}$`));
  const confirm = page.getByRole('button', { name: auth.confirmSave });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth.confirmDone)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: auth.confirmBack }).click();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expect.poll(() => mailsTo(own, `${name}@ornek.com`).length).toBe(2);
});

test('a member links Telegram by the bot, lets it go with the password, and links it by a signed login', async ({
  page,
  own,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, own.siteUrl);
  const telegram = { id: 700_000_000 + Math.floor(Math.random() * 1e8), username: 'deniz_feneri' };
  await page.goto(verifyPath, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: verifyOwn.openBot }).click();
  const link = page.getByRole('link', { name: /@sikke_test_bot$/ });
  const code = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start');
  own.telegram.write(telegram, `/start ${code}`);
  await expect(toast(page, verifyOwn.linked)).toBeVisible();
  await expect(page.getByText(account.verifyState.linked.replace('{name}', '@deniz_feneri'))).toBeVisible();
  expect(own.telegram.replies().map(({ text }) => text)).toContain(messages.mails.telegram.linked);

  await page.locator('summary', { hasText: verifyOwn.unlink }).click();
  await expectAccessible(page);
  const unlink = page.getByRole('button', { name: verifyOwn.unlink });
  await expect(unlink).toBeEnabled();
  await page.getByLabel(verifyOwn.unlinkPassword, { exact: true }).fill('Yanlis-Sifre-1');
  await page.keyboard.press('Enter');
  await expect(page.locator('form p', { hasText: errors.rules.wrong })).toBeVisible();
  await page.getByLabel(verifyOwn.unlinkPassword, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(toast(page, verifyOwn.unlinked)).toBeVisible();
  await expect(page.getByRole('button', { name: verifyOwn.openBot })).toBeVisible();

  const signed = signedLogin({ ...telegram, auth_date: Math.floor(Date.now() / 1000) });
  const fragment = (payload: object) =>
    `#tgAuthResult=${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  await page.goto('about:blank');
  await page.goto(verifyPath + fragment({ ...signed, username: 'baskasi' }));
  await expect(toast(page, errors.rules.invalid)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(verifyPath + fragment(signed));
  await expect(page.getByText(account.verifyState.linked.replace('{name}', '@deniz_feneri'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${verifyPath}$`));
});
