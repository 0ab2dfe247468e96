import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible, test } from './fixtures';
import { giveSikke, logInAgain, memberPassword, newMember, openEvent, type StagedMember } from './stage';
import { sendByEnter, toast } from './support/on-page';

const { account, auth, eventOwn, huntGuess, marketBuy, popup } = messages;
const item = '/market/yayinda-slot-istegi';
const hunt = '/bonus-hunts/bonus-hunt-51';
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A member who has gone out again: the browser is a guest's. */
async function guestWithAccount(page: Page, baseURL: string | undefined): Promise<StagedMember> {
  const member = await newMember(page, baseURL);
  await giveSikke(member, 5000);
  await page.context().clearCookies();
  return member;
}

async function logInByForm(page: Page, { username }: StagedMember): Promise<void> {
  await page.getByLabel(auth.identifier).fill(username);
  await page.getByLabel(auth.password, { exact: true }).fill(memberPassword);
  await sendByEnter(page);
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const menuOf = (page: Page, { username }: StagedMember) =>
  page.getByRole('button', { name: account.menu.replace('{name}', username) });

test('on a desktop a login from an item stays on the item and opens the order that was pressed, once', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk);
  const member = await guestWithAccount(page, baseURL);
  await page.goto(item, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: marketBuy.loginToBuy }).click();
  await logInByForm(page, member);
  const order = page.getByRole('dialog');
  await expect(order.getByRole('button', { name: marketBuy.confirm })).toBeVisible();
  await expect(page).toHaveURL(item);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menuOf(page, member)).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the login page leads back to the item and opens the order', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  const member = await guestWithAccount(page, baseURL);
  await page.goto(item, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: marketBuy.loginToBuy }).click();
  await expect(page).toHaveURL(`/login?next=${item}`);
  await logInByForm(page, member);
  await expect(page).toHaveURL(item);
  await expect(page.getByRole('dialog').getByRole('button', { name: marketBuy.confirm })).toBeVisible();
});

test('a dialog that was closed, and a login of the header, press nothing', async ({ page, baseURL }) => {
  await page.setViewportSize(desk);
  const member = await guestWithAccount(page, baseURL);
  await page.goto(item, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: marketBuy.loginToBuy }).click();
  await expect(dialogOf(page, auth.titles.login)).toBeVisible();
  await page.keyboard.press('Escape');
  const apart = page.locator('link[rel="stylesheet"][data-whole]:not([media="all"])');
  await expect(apart).not.toHaveCount(0);
  await page.locator('header a[href="/login"]').click();
  await logInByForm(page, member);
  await expect(menuOf(page, member)).toBeVisible();
  await expect(page).toHaveURL(item);
  // The page was drawn anew by the server, with every rule of the site (ADR 460).
  await expect(apart).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: marketBuy.buy })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who presses to join an event has joined it after the login', async ({ page, baseURL }) => {
  await page.setViewportSize(desk);
  const member = await guestWithAccount(page, baseURL);
  const event = await openEvent('upcoming');
  await page.goto(event, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: eventOwn.title });
  await panel.getByRole('link', { name: eventOwn.login }).click();
  await logInByForm(page, member);
  await expect(panel.getByText(eventOwn.joined)).toBeVisible();
  await expect(toast(page, eventOwn.joinedToast)).toBeVisible();
  await expect(page).toHaveURL(event);
});

test('what a guest typed is there after the login and goes out, but never over a guess of the member', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk);
  const member = await guestWithAccount(page, baseURL);
  const panel = page.getByRole('region', { name: huntGuess.title });
  const guessAsGuest = async (amount: string) => {
    await page.goto(hunt, { waitUntil: 'networkidle' });
    await panel.getByLabel(huntGuess.endBalance, { exact: true }).fill(amount);
    await panel.getByRole('link', { name: huntGuess.login }).click();
    await logInByForm(page, member);
    await expect(menuOf(page, member)).toBeVisible();
  };
  await guessAsGuest('91.000');
  await expect(panel.getByText('₺91,000.00')).toBeVisible();
  await page.context().clearCookies();
  await guessAsGuest('92.000');
  await expect(panel.getByText('₺91,000.00')).toBeVisible();
  await expect(panel.getByLabel(huntGuess.endBalance, { exact: true })).toHaveValue('91,000.00');
});

test('an address presses nothing, and none leads out of the site', async ({ page, baseURL }) => {
  await page.setViewportSize(desk);
  const member = await guestWithAccount(page, baseURL);
  await page.goto(`${item}?next=//kotu.example&wish=buy:yayinda-slot-istegi`, { waitUntil: 'networkidle' });
  await page.locator('header a[data-auth-dialog=login]').click();
  await logInByForm(page, member);
  await expect(menuOf(page, member)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(item);
  await expect(page.getByRole('main').getByRole('button', { name: marketBuy.buy })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('with the popup of a first visit', () => {
  test.use({ popup: true, viewport: desk });

  test('a guest whose first press is the login meets one dialog; the popup waits for its end', async ({
    page,
    baseURL,
  }) => {
    const member = await guestWithAccount(page, baseURL);
    let show = () => {};
    const pressed = new Promise<void>((resolve) => {
      show = resolve;
    });
    await page.route('**/api/bc/banners/*/view', async (route) => {
      await pressed;
      await route.continue();
    });
    const opener = page.locator('header a[href="/login"]');
    const login = dialogOf(page, auth.titles.login);
    // Anew each time: before its scripts are there the link leads to the page /login, where it opens no dialog.
    await expect(async () => {
      const asked = page.waitForRequest('**/api/bc/banners/*/view');
      await page.goto('/bilet', { waitUntil: 'domcontentloaded' });
      await asked;
      await opener.click();
      await expect(login).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const loaded = page.waitForResponse('**/api/bc/banners/*/view');
    show();
    await loaded;
    await logInByForm(page, member);
    await expect(menuOf(page, member)).toBeVisible();
    await expect(page).toHaveURL('/bilet');
    await expect(login).toHaveCount(0);
    await expect(dialogOf(page, popup.title)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('a dialog that comes while the popup stands takes its place, and the popup comes back after it', async ({
    page,
    baseURL,
  }) => {
    const member = await guestWithAccount(page, baseURL);
    await logInAgain(page, baseURL, member);
    await page.goto('/bilet', { waitUntil: 'networkidle' });
    await expect(dialogOf(page, popup.title)).toBeVisible();
    // Asked for by a press whose part was still on its way.
    await page.evaluate(() => window.dispatchEvent(new Event('sikke:avatar-modal')));
    await expect(dialogOf(page, messages.avatar.title)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, popup.title)).toBeVisible();
  });
});
