import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '@/api/db/client';
import { tournamentMatches } from '@/api/db/schema/tournament-matches';
import { users } from '@/api/db/schema/users';
import { addStartedBracket } from '@/api/testing/results.fixture';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { expect, expectAccessible } from './fixtures';
import { joinAs, layOut, openBrowser, screens, watch } from './support/evening';
import { fitsTheScreen } from './support/on-page';
import { testOnOwnStack } from './support/test-on-own-stack';

const { tournamentDesk, tournamentDeskOwn: words } = messages;
const slug = 'gece-kupasi';

/** A database without anything: what stands on the pages is what was entered here. */
const test = testOnOwnStack();

/** A bracket of four whose players meet now; answers how they are called. */
async function addCup(db: Database): Promise<readonly string[]> {
  const names = ['birinci', 'ikinci', 'ucuncu', 'dorduncu'];
  const rows = names.map((username) => ({
    ...{ id: randomUUID(), username, usernameFold: username },
    ...{ email: `${username}@ornek.com`, emailFold: `${username}@ornek.com`, passwordHash: '-' },
  }));
  await db.insert(users).values(rows);
  const ids = rows.map(({ id }) => id);
  await addStartedBracket({ db }, { slug, title: 'Gece kupası', size: 4, bet: 1000 }, ids);
  return names;
}

const played = (db: Database) =>
  db
    .select({ a: tournamentMatches.winA, b: tournamentMatches.winB })
    .from(tournamentMatches)
    .where(eq(tournamentMatches.state, 'done'))
    .orderBy(asc(tournamentMatches.round), asc(tournamentMatches.index));

test('a duel is entered from the stream desk, also without a connection: it waits in the browser, outlives a reload, is sent once, and of two people the second is told; phone and overlay follow', async ({
  page: phone,
  browser,
  own,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 409|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
  const { db, overlayPath, close } = await layOut(own, 'duello');
  await addCup(db);
  const first = await openBrowser(browser, own.siteUrl, screens.tablet, { serviceWorkers: 'allow' });
  const second = await openBrowser(browser, own.siteUrl, screens.phone);
  const source = await openBrowser(browser, own.siteUrl, { width: 520, height: 720 });
  await joinAs(first.page, own, { db }, 'admin');
  await joinAs(second.page, own, { db }, 'moderator');
  await phone.setViewportSize(screens.phone);
  const board = await watch(phone, pathTo('tournament', slug), 'main');
  await watch(source.page, overlayPath.replace(/av$/, 'eslesme'), 'main');

  await first.page.goto('/', { waitUntil: 'networkidle' });
  await first.page.waitForFunction((path) => caches.match(path), pathTo('offline'));
  await first.page.goto(deskPages.stream.path, { waitUntil: 'networkidle' });
  await first.page.getByRole('region', { name: messages.desk.stream.duels }).getByRole('link').click();
  await expect(first.page).toHaveURL(`${deskPages.tournaments.path}/${slug}`);
  await second.page.goto(`${deskPages.tournaments.path}/${slug}`, { waitUntil: 'networkidle' });
  const matchOf = (page: typeof phone, name: string) => page.getByRole('article', { name });
  const semi = (page: typeof phone, at: number) => matchOf(page, `Yarı final, ${at}. maç`);
  const pay = async (page: typeof phone, at: number, [one, two]: readonly [string, string]) => {
    const wins = semi(page, at).getByRole('textbox');
    await wins.first().fill(one);
    await wins.last().fill(two);
    await wins.last().press('Enter');
    await page.keyboard.press('Enter');
  };

  await test.step('what is played now stands before everybody, also the other desk', async () => {
    await semi(first.page, 1).getByRole('button', { name: words.stage }).click();
    for (const { page } of [first, second])
      await expect(semi(page, 1).getByText(tournamentDesk.live, { exact: true })).toBeVisible();
    await expect(source.page.locator('[data-played]')).toHaveCount(1);
  });

  await test.step('a result typed without a connection waits, is taken back, typed anew, and outlives a reload', async () => {
    await first.context.setOffline(true);
    await pay(first.page, 1, ['90', '40']);
    await expect(semi(first.page, 1).getByText(words.kept)).toBeVisible();
    await semi(first.page, 1).getByRole('button', { name: words.keptBack }).click();
    await pay(first.page, 1, ['250,50', '40']);
    await expect(semi(first.page, 1)).toContainText('₺250.50');
    await expectAccessible(first.page);
    await fitsTheScreen(first.page);
    await first.page.reload();
    await expect(first.page.getByText(messages.offline.desk)).toBeVisible();
    expect(await played(db)).toEqual([]);
    // The page of the desk comes back by itself, and what waited is sent.
    await first.context.setOffline(false);
    await expect(semi(first.page, 1)).toHaveCount(0);
    await expect(semi(second.page, 1)).toHaveCount(0);
    expect(await played(db)).toEqual([{ a: 25_050, b: 4000 }]);
    await expect(source.page.getByText('25.05×')).toBeVisible();
    await expect(phone.getByText('25.05×').first()).toBeVisible();
  });

  await test.step('of two results of one duel the first stands, and who waited without a connection reads so', async () => {
    await first.context.setOffline(true);
    await pay(first.page, 2, ['10', '20']);
    await expect(semi(first.page, 2).getByText(words.kept)).toBeVisible();
    await pay(second.page, 2, ['30', '5']);
    await expect(semi(second.page, 2)).toHaveCount(0);
    await first.context.setOffline(false);
    const told = words.keptRefused.replace('{match}', 'Yarı final, 2. maç');
    await expect(first.page.getByText(told)).toBeVisible();
    await expectAccessible(first.page);
    await first.page.getByRole('button', { name: words.keptSeen }).click();
    await expect(first.page.getByText(told)).toHaveCount(0);
    await expect(semi(first.page, 2)).toHaveCount(0);
    expect(await played(db)).toEqual([
      { a: 25_050, b: 4000 },
      { a: 3000, b: 500 },
    ]);
    await expect(matchOf(first.page, 'Final, 1. maç')).toBeVisible();
  });

  await test.step('a slip is put right until the next duel is decided', async () => {
    const slip = second.page.getByRole('listitem').filter({ hasText: 'Yarı final, 2. maç' });
    await slip.locator('summary').click();
    const wins = slip.getByRole('textbox');
    await wins.first().fill('30');
    await wins.last().fill('50');
    await wins.last().press('Enter');
    await second.page.keyboard.press('Enter');
    await expect.poll(() => played(db)).toContainEqual({ a: 3000, b: 5000 });
    await expectAccessible(second.page);
  });
  await board.texts();
  const audited = await db.execute(sql`select 1 from audit_log where action = 'match_recorded'`);
  expect(audited.rowCount).toBe(3);
  await Promise.all([first.context.close(), second.context.close(), source.context.close(), close()]);
});
