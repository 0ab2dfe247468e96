import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { complaints } from '@/api/db/schema/complaints';
import { sponsorAccounts } from '@/api/db/schema/sponsor-accounts';
import { sponsors } from '@/api/db/schema/sponsors';
import { users } from '@/api/db/schema/users';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible, test } from './fixtures';
import { inDatabase } from './installation';
import { logInAgain, newMember, type StagedMember } from './stage';
import { fitsTheScreen, toast } from './support/on-page';

const { desk, claimForms, labels } = messages;
const { inbox } = desk;
const approve = claimForms.decisions.approve;

/** A member with four accounts to verify and a case to solve, which no other journey has. */
async function stageWork(page: Page, baseURL: string | undefined): Promise<StagedMember> {
  const member = await newMember(page, baseURL);
  await inDatabase(async (db) => {
    const known = await db.select({ id: sponsors.id }).from(sponsors).orderBy(sponsors.id).limit(4);
    const since = Date.now() - 3_600_000;
    const rows = known.map(({ id: sponsorId }, at) => ({
      ...{ userId: member.id, sponsorId, siteUsername: `${member.username}_${at}` },
      createdAt: new Date(since + at * 60_000),
    }));
    await db.insert(sponsorAccounts).values(rows);
    const words = { type: 'complaint', department: 'other', subject: `Konu ${member.username}` } as const;
    await db.insert(complaints).values({ ...words, userId: member.id, createdAt: new Date() });
  });
  return member;
}

/** Logs the browser in as a moderator of this journey's own. */
async function becomeModerator(page: Page, baseURL: string | undefined): Promise<string> {
  const member = await newMember(page, baseURL);
  await inDatabase((db) => db.update(users).set({ permission: 'moderator' }).where(eq(users.id, member.id)));
  await logInAgain(page, baseURL, member);
  return member.username;
}

const rowsOf = (page: Page) => page.getByRole('list', { name: inbox.list }).getByRole('listitem');
const undoOf = (page: Page) => page.getByRole('button', { name: inbox.undo, exact: true });
const openList = (page: Page, query: string) =>
  page.goto(`${deskPages.inbox.path}?${query}`, { waitUntil: 'networkidle' });

test('a moderator decides with the keyboard alone, takes back, and nothing moves; several go at once after a summary', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { username } = await stageWork(page, baseURL);
  await becomeModerator(page, baseURL);

  await openList(page, `tur=account&q=${username}`);
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: approve, exact: true })).toBeEnabled();
  await expectAccessible(page);

  await test.step('keys walk, search and help', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: inbox.help.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: `${username}_1` })).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByLabel(labels.reason)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 2, name: `${username}_0` })).toBeFocused();
  });

  await test.step('a decision leaves its row where it was, opens the next card, and can be taken back', async () => {
    await page.keyboard.press('a');
    await expect(rowsOf(page).first()).toContainText(inbox.marks.approve);
    await expect(page.getByRole('heading', { level: 2, name: `${username}_1` })).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(4);
    await expect(rowsOf(page).first()).toContainText(`${username}_0`);
    await page.keyboard.press('u');
    await expect(toast(page, inbox.undone)).toBeVisible();
    await expect(rowsOf(page).first()).not.toContainText(inbox.marks.approve);
    await expect(page.getByRole('heading', { level: 2, name: `${username}_0` })).toBeVisible();
  });

  await test.step('who else has the card open is told', async () => {
    const card = (await rowsOf(page).first().getByRole('link').first().getAttribute('href')) ?? '';
    const other = await lookToo(browser, baseURL, card);
    await page.goto(card, { waitUntil: 'networkidle' });
    await expect(page.getByText(inbox.looking.replace('{names}', other.name))).toBeVisible();
    await other.close();
  });

  await test.step('several at once: what would be done, what was done, and back', async () => {
    await openList(page, `q=${username}`);
    await expect(rowsOf(page)).toHaveCount(5);
    for (const row of [`${username}_2`, `${username}_3`, `Konu ${username}`])
      await rowsOf(page).filter({ hasText: row }).getByRole('checkbox').check();
    await expect(page.getByText('3 kayıt', { exact: true })).toBeVisible();
    await page.locator('.inbox-bulk').getByRole('button', { name: approve, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(inbox.kinds.account)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `${approve}: 3 kayıt` }).click();
    // A case is solved with words: it is refused by itself, and the others are not.
    await expect(dialog.getByText('2 kayda karar verildi.', { exact: false })).toBeVisible();
    await expect(dialog.getByText('1 kayıt kabul edilmedi')).toBeVisible();
    await dialog.getByRole('button', { name: inbox.undo }).click();
    await expect(toast(page, inbox.undone)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Somebody else of the team opens the same card and keeps it open. */
async function lookToo(browser: Browser, baseURL: string | undefined, card: string) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  const name = await becomeModerator(page, baseURL);
  const isTold = page.waitForResponse(/\/watch$/);
  await page.goto(card, { waitUntil: 'networkidle' });
  await isTold;
  return { name, close: () => context.close() };
}

test('on a phone a decision is one touch, and a second one takes it back', async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { username } = await stageWork(page, baseURL);
  await becomeModerator(page, baseURL);
  await openList(page, `tur=account&q=${username}`);
  await fitsTheScreen(page);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: `${username}_0` })).toBeVisible();
  await expectAccessible(page);
  await fitsTheScreen(page);
  const press = page.getByRole('button', { name: approve, exact: true });
  await expect(press).toBeEnabled();
  await press.click();
  await expect(page.getByRole('heading', { level: 2, name: `${username}_1` })).toBeVisible();
  for (const button of [press, undoOf(page)])
    expect((await button.boundingBox())?.height, 'a thumb’s target').toBeGreaterThanOrEqual(44);
  await undoOf(page).click();
  await expect(toast(page, inbox.undone)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: `${username}_0` })).toBeVisible();
  await expectAccessible(page);
  await fitsTheScreen(page);
});
