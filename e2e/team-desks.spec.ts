import type { Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { huntGuesses } from '@/api/db/schema/hunt-guesses';
import { users } from '@/api/db/schema/users';
import { addStartedBracket } from '@/api/testing/results.fixture';
import { addHunt } from '@/api/testing/streamed.fixture';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { infoPagePath, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { inDatabase } from './installation';
import { test } from './members';
import { fitsTheScreen, toast } from './support/on-page';

const { tournamentDesk, tournamentDeskOwn, huntDeskOwn, errors } = messages;
const run = Date.now().toString(36);
const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

/** A bracket of four that has started: three demo accounts, whose names nobody else has, and the support's. */
async function addCup(slug: string, title: string) {
  await inDatabase(async (db) => {
    const names = ['oyuncu', 'editor', 'admin', 'destek'];
    const players = await db.select({ id: users.id }).from(users).where(inArray(users.username, names));
    const ids = players.map(({ id }) => id);
    await addStartedBracket({ db }, { slug, title, size: 4, bet: 1000 }, ids);
  });
}

/** A hunt of long ago, behind those that other journeys look at, with a guess of the admin's: those of the players come and go. */
async function addGuessedHunt(slug: string, title: string) {
  await inDatabase(async (db) => {
    const startedAt = new Date(Date.now() - 200 * 86_400_000);
    const huntId = await addHunt(db, { slug, title, state: 'guessing_locked', startedAt });
    const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'admin'));
    const guess = { huntId, userId: admin?.id ?? '', endBalance: 5, submittedAt: new Date() };
    await db.insert(huntGuesses).values(guess);
  });
}

/** The names of the seeds of a cup, as the team reads it. */
async function readSeeds(page: Page, slug: string): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/tournaments/${slug}`);
  const { data } = await answer.json();
  const names: { seed: number; user: { name: string } }[] = data.participants;
  return [1, 2, 3, 4].map((seed) => `${names.find((one) => one.seed === seed)?.user.name} (${seed})`);
}

for (const [size, viewport] of sizes) {
  test(`the team plays a bracket to its end on ${size}: what is missing is named, a slip is corrected, the champion stands`, async ({
    page,
    logIn,
    complaints,
  }) => {
    test.slow();
    complaints.allow(/status of 422/);
    const [slug, title] = [`kupa-${viewport.width}-${run}`, `Kupa ${viewport.width} ${run}`];
    await addCup(slug, title);
    await page.setViewportSize(viewport);
    await logIn('moderator');
    await page.goto(deskPages.tournaments.path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.desk.pages.tournaments.title);
    await expectAccessible(page);
    await fitsTheScreen(page);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`${deskPages.tournaments.path}/${slug}`);
    const [one, two, three, four] = await readSeeds(page, slug);

    const match = (name: string) => page.getByRole('article', { name });
    const win = (player = '') => tournamentDeskOwn.winOf.replace('{player}', player);
    const first = match('Yarı final, 1. maç');
    const record = first.getByRole('button', { name: tournamentDeskOwn.record });
    await expect(record).toBeEnabled();
    const second = match('Yarı final, 2. maç');
    await second.getByRole('button', { name: tournamentDeskOwn.stage }).click();
    await expect(second.getByText(tournamentDesk.live, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await fitsTheScreen(page);
    await record.click();
    await first.getByRole('button', { name: tournamentDeskOwn.recordSure }).click();
    await expect(first.getByText(errors.rules.required).first()).toBeVisible();
    await expectAccessible(page);
    await first.getByLabel(win(one)).fill('1.250,50');
    await first.getByLabel(win(four)).fill('90');
    await first.getByLabel(win(four)).press('Enter');
    await expect(first.getByRole('button', { name: tournamentDeskOwn.recordSure })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, tournamentDeskOwn.recorded).first()).toBeVisible();
    await expect(first).toHaveCount(0);

    const slip = page.getByRole('listitem').filter({ hasText: 'Yarı final, 1. maç' });
    await expect(slip).toContainText(one ?? '');
    await slip.locator('summary').click();
    await slip.getByLabel(tournamentDeskOwn.absent).selectOption('a');
    await expect(slip.getByLabel(win(one))).toBeDisabled();
    await expectAccessible(page);
    await slip.getByRole('button', { name: tournamentDeskOwn.record }).click();
    await slip.getByRole('button', { name: tournamentDeskOwn.recordSure }).click();
    await expect(slip).toContainText(`${four} tur atladı`);

    await second.getByLabel(win(two)).fill('10');
    await second.getByLabel(win(three)).fill('80,25');
    await second.getByRole('button', { name: tournamentDeskOwn.record }).click();
    await second.getByRole('button', { name: tournamentDeskOwn.recordSure }).click();
    const final = match('Final, 1. maç');
    await final.getByLabel(win(four)).fill('5');
    await final.getByLabel(win(three)).fill('6');
    await final.getByRole('button', { name: tournamentDeskOwn.record }).click();
    await final.getByRole('button', { name: tournamentDeskOwn.recordSure }).click();
    await expect(final).toHaveCount(0);
    await expect(page.getByText(/^Tüm maçlar oynandı|^Sonuç kesinleşti/)).toBeVisible();
    await expect(page.getByRole('heading', { name: tournamentDesk.corrections })).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`the team cancels a tournament and a hunt on ${size}, and who took part reads why`, async ({
    page,
    logIn,
    complaints,
  }) => {
    test.slow();
    complaints.allow(/status of 422/);
    const [cup, cupTitle] = [`iptal-${viewport.width}-${run}`, `İptal Kupası ${viewport.width} ${run}`];
    const [hunt, huntTitle] = [`av-${viewport.width}-${run}`, `İptal Avı ${viewport.width} ${run}`];
    await addCup(cup, cupTitle);
    await addGuessedHunt(hunt, huntTitle);
    await page.setViewportSize(viewport);
    await logIn('moderator');
    await page.goto(`${deskPages.tournaments.path}/${cup}`, { waitUntil: 'networkidle' });
    await page.getByText(tournamentDeskOwn.cancel, { exact: true }).click();
    const send = page.getByRole('button', { name: tournamentDeskOwn.cancelSend, exact: true });
    await expect(send).toBeEnabled();
    await page.getByLabel(tournamentDeskOwn.reason).fill('Yayın kesildi.');
    await send.click();
    await expectAccessible(page);
    await page.getByRole('button', { name: tournamentDeskOwn.cancelSure }).click();
    await expect(toast(page, tournamentDeskOwn.cancelled).first()).toBeVisible();
    await expect(page.getByText(tournamentDesk.stateText.cancelled)).toBeVisible();
    await expect(send).toHaveCount(0);

    await page.goto(deskPages.hunts.path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.desk.pages.hunts.title);
    const card = page.getByRole('article', { name: huntTitle });
    await card.getByText(huntDeskOwn.cancel, { exact: true }).click();
    const stop = card.getByRole('button', { name: huntDeskOwn.cancelSend, exact: true });
    await expect(stop).toBeEnabled();
    await stop.click();
    await card.getByRole('button', { name: huntDeskOwn.cancelSure }).click();
    await expect(card.getByText(errors.rules.required).first()).toBeVisible();
    await expectAccessible(page);
    await fitsTheScreen(page);
    await card.getByLabel(huntDeskOwn.reason).fill('Sponsor sitesi kapandı.');
    await stop.click();
    await card.getByRole('button', { name: huntDeskOwn.cancelSure }).click();
    await expect(toast(page, huntDeskOwn.cancelled).first()).toBeVisible();
    await expect(card).toHaveCount(0);

    await logIn('admin');
    await page.goto(infoPagePath('bildirimler'));
    await expect(page.getByText(`“${cupTitle}” iptal edildi: Yayın kesildi.`)).toBeVisible();
    await expect(page.getByText(`“${huntTitle}” iptal edildi: Sponsor sitesi kapandı.`)).toBeVisible();
  });
}

test('these pages are nobody else’s, and an unknown tournament has none', async ({ page, logIn }) => {
  const team = [deskPages.tournaments.path, deskPages.hunts.path];
  const oldJobs = `${userSectionPath('ticket-deposits')}/isler`;
  for (const account of ['oyuncu', 'editor', 'destek'] as const) {
    await logIn(account);
    for (const path of [...team, oldJobs, `${deskPages.tournaments.path}/sonbahar-finalleri`])
      expect((await page.request.get(path)).status(), `${account} ${path}`).toBe(404);
  }
  await logIn('moderator');
  for (const path of ['/yok', '/sonra/bozuk', '/BUYUK', '/sonbahar-finalleri/mac'])
    expect((await page.request.get(`${deskPages.tournaments.path}${path}`)).status(), path).toBe(404);
  expect((await page.request.get(oldJobs)).status()).toBe(404);
});
