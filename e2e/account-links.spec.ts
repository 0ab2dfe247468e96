import { messages } from '@/lib/i18n/default-messages';
import { type UserSection, userSectionPath, userSections } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { type DemoAccount, test } from './members';
import { fitsTheScreen } from './support/on-page';

const full: readonly UserSection[] = ['info', 'partners', 'verify'];
/** A player's own deposits are in the menu too, as one of the pages of their own beside the sections. */
const player: readonly UserSection[] = [...full, 'ticket-deposits'];
const table: readonly (readonly [DemoAccount, readonly UserSection[]])[] = [
  ['oyuncu', player],
  ['moderator', full],
  ['editor', full],
  ['admin', full],
  ['destek', ['ticket-deposits']],
];

for (const [account, sections] of table) {
  test(`${account} is offered ${sections.join(', ')} and no other part of the user area`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(account);
    await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: messages.account.menu.replace('{name}', account) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    for (const section of userSections) {
      const links = page.locator(`a[href="${userSectionPath(section)}"]:visible`);
      expect((await links.count()) > 0, section).toBe(sections.includes(section));
    }
  });
}

test('a guest is offered login and registration, and nothing of the user area', async ({ page }) => {
  await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
  await expect(page.locator('header a[href="/login"]')).toBeVisible();
  await expect(page.locator('a[href^="/user"]:visible')).toHaveCount(0);
});

test('a player finds statement, orders, deposits and prizes in the account menu, on a phone with bell and search in the bar', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('oyuncu');
  await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
  await expect(page.locator('header a[href="/ara"]')).toBeVisible();
  await expect(page.locator('header > div a[href="/user/info/bildirimler"]').first()).toBeVisible();
  await fitsTheScreen(page);
  await page.getByRole('button', { name: messages.account.menu.replace('{name}', 'oyuncu') }).click();
  const { statement, orders, deposits, prizes } = messages.account;
  for (const name of [statement, orders, deposits, prizes])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: prizes, exact: true }).click();
  await expect(page).toHaveURL('/user/ticket-deposits/odullerim');
});

test('a member of a moment ago sees no guest’s links while it is asked who looks, a guest sees them at once', async ({
  page,
  logIn,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const hold = () => page.route('**/api/user', async (route) => asked.then(() => route.continue()));
  await hold();
  const login = page.locator('header a[href="/login"]');
  await page.goto('/sponsorlar', { waitUntil: 'domcontentloaded' });
  await expect(login).toBeVisible();
  // The first question is never answered: its page goes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await logIn('oyuncu');
  await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-member');
  await hold();
  await page.goto('/sponsorlar', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-member');
  await expect(login).toBeHidden();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
});
