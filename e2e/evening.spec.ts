import { eq, like, sql } from 'drizzle-orm';
import { auditLog } from '@/api/db/schema/audit-log';
import { huntBonuses } from '@/api/db/schema/hunt-bonuses';
import { listenTo } from '@/front/live/listener.fixture';
import { deskCallTo } from '@/lib/desk-calls';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { expect, expectAccessible } from './fixtures';
import {
  boardRows,
  type Evening,
  joinAs,
  layOut,
  openBrowser,
  screens,
  streamDesk,
  watch,
} from './support/evening';
import { connectKick, tellLive } from './support/kick';
import { toast } from './support/on-page';
import { testOnOwnStack } from './support/test-on-own-stack';

const { account, huntGuess, huntBoard } = messages;
const { own: words } = messages.desk.stream;

/** Kick is a server of this machine here, and each part of the stack, PostgreSQL too, goes away and comes back below the pages. */
const test = testOnOwnStack({ hasOwnServer: true });

/** Every bonus of the hunt as it is stored, in order. */
const stored = ({ db, huntId }: Evening) =>
  db
    .select({ name: huntBonuses.gameName, bet: huntBonuses.bet, win: huntBonuses.win })
    .from(huntBonuses)
    .where(eq(huntBonuses.huntId, huntId))
    .orderBy(huntBonuses.position);

/** When the server of the database was started; milliseconds since 1970. */
async function postgresBegan({ db }: Evening): Promise<number> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select extract(epoch from pg_postmaster_start_time()) * 1000 as at`,
  );
  return Number(rows[0]?.at);
}

/** How many steps of the desk were taken. */
const takenSteps = ({ db, slug }: Evening) => db.$count(auditLog, like(auditLog.subject, `%:${slug}`));

test('an evening in three browsers: Kick goes on, what the desk enters stands on the phone and in the overlay, a guess is locked, wins and is paid, without one reload', async ({
  page: phone,
  browser,
  own,
}) => {
  test.slow();
  const evening = await layOut(own, 'aksam');
  const path = pathTo('hunt', evening.slug);
  await phone.setViewportSize(screens.phone);
  const tablet = await openBrowser(browser, own.siteUrl, screens.tablet);
  const source = await openBrowser(browser, own.siteUrl, screens.source);
  await joinAs(tablet.page, own, evening, 'admin');
  const viewer = await joinAs(phone, own, evening, 'player');
  await connectKick(tablet.page, own);

  const watched = await watch(phone, path, 'main');
  const shown = await watch(source.page, evening.overlayPath, '.ov-head p');
  const live = phone.locator('header [data-live]');
  await expect(live).toHaveCount(0);
  expect(await tellLive(own, true)).toBe(200);
  await expect(live).toBeVisible();

  const at = streamDesk(tablet.page);
  await tablet.page.goto(evening.deskPath, { waitUntil: 'networkidle' });
  await test.step('bonuses are entered by the keyboard, a game by its first letters', async () => {
    await at.add('kır', '20');
    await at.add('lok', '10');
    await at.add('Listede Olmayan', '50');
    await expect(at.sign).toHaveAttribute('data-sign', 'saved');
    await expect(at.names).toHaveText(['Kırmızı Kule aksam', 'Lokum Sağanağı aksam', 'Listede Olmayan']);
    await expectAccessible(tablet.page);
    for (const name of ['Kırmızı Kule aksam', 'Lokum Sağanağı aksam', 'Listede Olmayan']) {
      await expect(boardRows(phone).filter({ hasText: name })).toHaveCount(1);
      await expect(source.page.locator('.ov-row', { hasText: name })).toHaveCount(1);
    }
  });

  await test.step('the viewer guesses, and the desk learns how many did, not what', async () => {
    const panel = phone.getByRole('region', { name: huntGuess.title });
    await panel.getByLabel(huntGuess.endBalance, { exact: true }).fill('4500');
    await panel.getByRole('button', { name: huntGuess.send }).click();
    await expect(toast(phone, huntGuess.saved)).toBeVisible();
    await expect(at.sign).toContainText(words.sign.guessesOpen.replace('{count}', '1'));
  });

  await test.step('the first bonus that is opened locks the guesses for everybody', async () => {
    await at.mode('open');
    await tablet.page.getByRole('textbox', { name: words.fields.collect_balance }).fill('4000');
    await tablet.page.keyboard.press('Enter');
    await tablet.page
      .getByRole('button', { name: words.opening.begin.replace('{name}', 'Kırmızı Kule aksam') })
      .click();
    await expect(at.sign).toContainText(words.sign.guessesLocked.replace('{count}', '1'));
    await expect(phone.getByText(huntBoard.now, { exact: true })).toBeVisible();
    await expect(phone.getByRole('button', { name: huntGuess.change })).toHaveCount(0);
    await expect(phone.getByText(huntGuess.was.replace('{amount}', '₺4,500.00'))).toBeVisible();
    await at.pay('424');
    await expect(boardRows(phone).filter({ hasText: '21.20×' })).toHaveCount(1);
    await expect(source.page.locator('.ov-row', { hasText: '21.20×' })).toHaveCount(1);
    await at.pay('71');
    await at.pay('5');
    await expect(source.page.locator('.ov-row', { hasText: '0.10×' })).toHaveCount(1);
  });

  await test.step('the end says whom it pays before it does, and pays', async () => {
    await at.mode('end');
    const end = tablet.page.getByRole('textbox', { name: words.end.balance });
    await expect(end).toHaveValue('4,500.00');
    await tablet.page.getByRole('button', { name: words.end.look }).click();
    const preview = tablet.page.getByRole('region', { name: words.end.will });
    await expect(preview.getByRole('listitem')).toHaveCount(1);
    await expect(preview).toContainText(`•••${viewer.slice(-2)}`);
    await expect(preview).toContainText('Gecenin tahmini');
    await expectAccessible(tablet.page);
    await expect(phone.locator('header')).not.toContainText('750');
    const bell = phone.locator('header').getByRole('link', { name: account.notifications });
    await expect(bell).toHaveAccessibleName(account.notifications);
    await preview.getByRole('button', { name: words.end.end['bonus-hunts'] }).click();
    await expect(tablet.page.getByText(words.over)).toBeVisible();
    await expect(phone.locator('header')).toContainText('750');
    await expect(bell).toHaveAccessibleName(/: [1-9]\d* /);
    await expect(phone.getByText(huntBoard.states.settled).first()).toBeVisible();
    const ranked = huntGuess.ranked.replace('{amount}', '₺4,500.00').replace('{rank}', '1');
    await expect(phone.getByText(ranked.replace('{diff}', '₺0.00'))).toBeVisible();
  });

  await own.kick.heal();
  expect(await tellLive(own, false)).toBe(200);
  await expect(live).toHaveCount(0);
  expect((await watched.texts()).length).toBeGreaterThan(3);
  const counts = (await shown.texts()).map((text) => Number(text.split(' / ')[0]));
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  await Promise.all([tablet.context.close(), source.context.close(), evening.close()]);
});

test('a desk without a connection keeps what is typed, in order, says so, takes back, and sends each step once; two people at one hunt see each other’s entries', async ({
  browser,
  own,
}) => {
  test.slow();
  const evening = await layOut(own, 'cevrimdisi');
  const first = await openBrowser(browser, own.siteUrl, screens.tablet);
  const second = await openBrowser(browser, own.siteUrl, screens.phone);
  await joinAs(first.page, own, evening, 'admin');
  await joinAs(second.page, own, evening, 'moderator');
  for (const { page } of [first, second]) await page.goto(evening.deskPath, { waitUntil: 'networkidle' });
  const [mine, theirs] = [streamDesk(first.page), streamDesk(second.page)];
  await mine.add('Bir', '10');
  await expect(theirs.names).toHaveText(['Bir']);

  await first.context.setOffline(true);
  await mine.add('İki', '20');
  await mine.add('Fazla', '99');
  await expect(mine.names).toHaveText(['Bir', 'İki', 'Fazla']);
  await mine.undo();
  await mine.add('Üç', '30');
  await expect(mine.names).toHaveText(['Bir', 'İki', 'Üç']);
  await expect(mine.sign).toContainText(words.sign.away.replace('{count}', '4'));
  await expect(first.page.getByText(words.list.unsent)).toHaveCount(2);
  await expectAccessible(first.page);
  await theirs.add('Öteki', '40');
  await expect(theirs.names).toHaveText(['Bir', 'Öteki']);

  // The answer to the first step that is sent again is lost on its way back.
  let lost = 0;
  await first.page.route(`**${deskCallTo('deskStreamSteps', 'bonus-hunts', evening.slug)}`, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await first.context.setOffline(false);
  await expect(mine.sign).toHaveAttribute('data-sign', 'saved');
  expect(lost).toBe(1);
  for (const side of [mine, theirs]) await expect(side.names).toHaveText(['Bir', 'Öteki', 'İki', 'Üç']);
  await expect(first.page.getByText(words.list.unsent)).toHaveCount(0);
  expect(await stored(evening)).toEqual([
    { name: 'Bir', bet: 1000, win: null },
    { name: 'Öteki', bet: 4000, win: null },
    { name: 'İki', bet: 2000, win: null },
    { name: 'Üç', bet: 3000, win: null },
  ]);
  expect(await takenSteps(evening)).toBe(6);
  await Promise.all([first.context.close(), second.context.close(), evening.close()]);
});

test('API killed, PostgreSQL restarted, site restarted while bonuses are opened: desk, phone and overlay have the final state and never a wrong one, without a reload', async ({
  page: phone,
  browser,
  own,
  complaints,
}) => {
  test.slow();
  complaints.allow(
    /status of 50[0-9]|ERR_CONNECTION_(REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE/,
  );
  const evening = await layOut(own, 'firtina');
  await phone.setViewportSize(screens.phone);
  const tablet = await openBrowser(browser, own.siteUrl, screens.tablet);
  const source = await openBrowser(browser, own.siteUrl, screens.source);
  await joinAs(tablet.page, own, evening, 'admin');
  const at = streamDesk(tablet.page);
  await tablet.page.goto(evening.deskPath, { waitUntil: 'networkidle' });
  for (const name of ['Bir', 'İki', 'Üç', 'Dört']) await at.add(name, '10');
  await at.mode('open');
  await tablet.page.getByRole('textbox', { name: words.fields.collect_balance }).fill('4000');
  await tablet.page.keyboard.press('Enter');
  await tablet.page.getByRole('button', { name: words.opening.begin.replace('{name}', 'Bir') }).click();
  await expect(at.sign).toHaveAttribute('data-sign', 'saved');

  const board = await watch(phone, pathTo('hunt', evening.slug), '[role=progressbar]');
  const shown = await watch(source.page, evening.overlayPath, '.ov-head p');
  await tablet.page.evaluate(() => Object.assign(window, { watched: [] }));
  const pays = (win: string) => async () => {
    await at.pay(win);
    await expect(at.sign).toHaveAttribute('data-sign', 'away');
  };
  const everybodySees = async (x: string) => {
    await expect(at.sign).toHaveAttribute('data-sign', 'saved', { timeout: 60_000 });
    await expect(boardRows(phone).filter({ hasText: x })).toHaveCount(1, { timeout: 60_000 });
    await expect(source.page.locator('.ov-row', { hasText: x })).toHaveCount(1, { timeout: 60_000 });
  };
  await test.step('the API is killed', () => own.withoutApi(pays('111')));
  await everybodySees('11.10×');
  const began = await postgresBegan(evening);
  await test.step('PostgreSQL ends and starts again', () => own.withoutDatabase(pays('222')));
  expect(await postgresBegan(evening)).toBeGreaterThan(began);
  await everybodySees('22.20×');
  // Whoever could take what is compressed, or what another was answered a moment before, gets a stream of their own, and its end with the site's.
  const ask = () =>
    listenTo(Number(new URL(own.siteUrl).port), `hunt:${evening.slug}`, { 'accept-encoding': 'gzip, br' });
  const streams = [await ask(), await ask()];
  for (const { status, headers, messages: heard } of streams) {
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
      ...[200, undefined, 'no-store, no-transform'],
    ]);
    // A payout and the bonus that is opened after it are two steps of the desk: the second may still be told.
    await expect.poll(() => heard.map(({ kind }) => kind).join()).toMatch(/^snapshot(,delta)*$/);
  }
  await test.step('the site is restarted', () => own.withoutSite(pays('333')));
  await Promise.all(streams.map(({ ended }) => ended));
  await everybodySees('33.30×');
  await at.pay('444');
  await everybodySees('44.40×');

  expect((await stored(evening)).map(({ win }) => win)).toEqual([11_100, 22_200, 33_300, 44_400]);
  expect(await shown.texts()).toEqual(['0 / 4', '1 / 4', '2 / 4', '3 / 4', '4 / 4']);
  await board.texts();
  expect(await tablet.page.evaluate(() => 'watched' in window)).toBe(true);
  await Promise.all([tablet.context.close(), source.context.close(), evening.close()]);
});
