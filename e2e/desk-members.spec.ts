import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '@/api/db/schema/users';
import { secondPersonAbove } from '@/contract/desk';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatCoins } from '@/lib/format/money';
import { messages } from '@/lib/i18n/default-messages';
import { infoPagePath, routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';
import { fillByKeys, pressByKeys, tabTo } from './keyboard';
import { logInAgain, memberPassword, newMember } from './stage';
import { fitsTheScreen, toast } from './support/on-page';
import { foldOf, stepReason, takeStep } from './support/take-step';

const { member, members, fourEyes } = messages.desk;

async function openAs(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  await context.addInitScript(() => localStorage.setItem('closeModal', '1'));
  return context.newPage();
}

/** Registers an admin whom no other journey knows, and logs the browser in as such. */
async function newAdmin(page: Page, baseURL: string | undefined) {
  const admin = await newMember(page, baseURL);
  await inDatabase((db) => db.update(users).set({ permission: 'admin' }).where(eq(users.id, admin.id)));
  await logInAgain(page, baseURL, admin);
}

test('an admin finds a member, notes, closes and opens the account, gives what a second admin confirms, and takes the data along', async ({
  page,
  browser,
  baseURL,
}) => {
  await newAdmin(page, baseURL);
  const other = await openAs(browser, baseURL);
  const player = await newMember(other, baseURL);
  await other.goto(infoPagePath('veriler'), { waitUntil: 'networkidle' });

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(deskPages.members.path, { waitUntil: 'networkidle' });
  await tabTo(page, page.getByLabel(members.search, { exact: true }));
  await page.keyboard.type(player.username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await pressByKeys(page, page.locator('main'), player.username);
  await expect(page).toHaveURL(deskEntryPath('members', player.id));
  await page.waitForLoadState('networkidle');

  const note = foldOf(page, member.steps.note.title);
  await tabTo(page, note.locator('summary'));
  await page.keyboard.press('Enter');
  await fillByKeys(page, note, [{ label: member.steps.note.label, keys: 'İki kez uyarıldı.' }]);
  await pressByKeys(page, note, member.steps.note.ask);
  await expect(toast(page, member.steps.note.done)).toBeVisible();
  const timeline = page.getByRole('list', { name: member.timeline });
  await expect(timeline.getByText('İki kez uyarıldı.')).toBeVisible();
  await expectAccessible(page);

  await takeStep(page, 'suspend');
  await expect(page.getByText(member.sanctions.why.replace('{reason}', stepReason))).toBeVisible();
  // The open page is told of it by the stream.
  await expect(toast(other, stepReason).first()).toBeVisible();
  await expect(other).toHaveURL((url) => url.pathname === routes.login.path);
  await other.goto(routes.login.path, { waitUntil: 'networkidle' });
  await other.getByLabel(messages.auth.identifier).fill(player.username);
  await other.getByLabel(messages.auth.password, { exact: true }).fill(memberPassword);
  await other.keyboard.press('Enter');
  await expect(other.getByText(stepReason).first()).toBeVisible();

  await takeStep(page, 'lift');
  await logInAgain(other, baseURL, player);
  await takeStep(page, 'ban');
  await expect(page.getByText(member.sanctions.forever)).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await page.reload({ waitUntil: 'networkidle' });
  await takeStep(page, 'lift');
  await logInAgain(other, baseURL, player);

  const large = secondPersonAbove + 1;
  const { amount } = member.steps.adjust;
  await takeStep(page, 'adjust', { fields: { [amount]: String(large) }, said: member.asked });
  const second = await openAs(browser, baseURL);
  await newAdmin(second, baseURL);
  await second.goto(deskPages.fourEyes.path, { waitUntil: 'networkidle' });
  const request = second.locator('main li').filter({ hasText: player.username });
  await request.getByLabel(fourEyes.why, { exact: true }).fill('Yayında söz verildi.');
  await expectAccessible(second);
  await request.getByRole('button', { name: fourEyes.confirm }).click();
  await expect(toast(second, fourEyes.confirmed)).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(timeline.getByText(`+${formatCoins(large)}`, { exact: false })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const download = page.waitForEvent('download');
  await takeStep(page, 'export');
  expect((await download).suggestedFilename()).toBe(`${player.username}.json`);
  await expectAccessible(page);
  await fitsTheScreen(page);
  await Promise.all([other, second].map((one) => one.context().close()));
});
