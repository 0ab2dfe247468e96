import { asc, eq } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import { buyEntries } from '@/api/db/schema/buy-entries';
import { earnRules } from '@/api/db/schema/earn-rules';
import { earnRuleKeys } from '@/api/services/points/earn-rule-keys';
import { addBuySession, addGame } from '@/api/testing/streamed.fixture';
import { callTo } from '@/lib/calls';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath, streamSegments } from '@/lib/desk-paths';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { joinAs, openBrowser, screens, streamDesk, watch } from './support/evening';
import { connectKick } from './support/kick';
import { fitsTheScreen, sendByEnter, toast } from './support/on-page';
import { testOnOwnStack } from './support/test-on-own-stack';

const { bonusBuys, offline, pointsDesk, streamPage } = messages;
const { own: words, rain } = messages.desk.stream;
const { own: ending } = messages.desk.codes;
const slug = 'gece-alimi';

/** A database without anything: what stands on the pages is what was entered here. */
const test = testOnOwnStack();

test('bonus buys are entered, played, taken back and ended by the keyboard, also from a desk that is loaded without a connection; a viewer sees all of it at once, and beside the stream what is played now, which is never asked for', async ({
  page: phone,
  browser,
  own,
}) => {
  test.slow();
  const { db, close } = openDatabase({ url: own.databaseUrl, maxConnections: 1 });
  await addGame(db, { slug: 'kirmizi-kule', name: 'Kırmızı Kule' });
  await addGame(db, { slug: 'lokum-saganagi', name: 'Lokum Sağanağı' });
  const sessionId = await addBuySession(db, { slug, title: 'Gece alımı', state: 'live', finishedAt: null });
  const { page: desk, context } = await openBrowser(browser, own.siteUrl, screens.tablet, {
    serviceWorkers: 'allow',
  });
  await joinAs(desk, own, { db }, 'admin');
  await phone.setViewportSize(screens.phone);
  await joinAs(phone, own, { db }, 'player');
  await desk.goto('/', { waitUntil: 'networkidle' });
  await desk.waitForFunction((path) => caches.match(path), pathTo('offline'));

  const watched = await watch(phone, pathTo('buySession', slug), 'main');
  const rows = phone.getByRole('table', { name: bonusBuys.table.caption }).getByRole('row');
  const shown = (name: string) => expect(rows.filter({ hasText: name })).toHaveCount(1);
  const at = streamDesk(desk, 'bonus-buys');
  const buy = async (typed: string, bet: string, cost: string) => {
    await at.add(typed, bet);
    await desk.keyboard.type(cost);
    await desk.keyboard.press('Enter');
  };
  await desk.goto(deskEntryPath('stream', streamSegments['bonus-buys'], slug), { waitUntil: 'networkidle' });

  const beside = await phone.context().newPage();
  await beside.goto(routes.stream.path, { waitUntil: 'networkidle' });
  const asked: string[] = [];
  beside.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const now = beside.getByRole('region', { name: streamPage.now });

  await test.step('a buy is a game, its bet and its price, and is played at once', async () => {
    await buy('kı', '20', '2000');
    await expect(now).toContainText('Kırmızı Kule');
    await buy('lok', '10', '1000');
    await expect(at.sign).toHaveAttribute('data-sign', 'saved');
    await expect(at.names).toHaveText(['Kırmızı Kule', 'Lokum Sağanağı']);
    await shown('Kırmızı Kule');
    await shown('Lokum Sağanağı');
    await expectAccessible(desk);
    await fitsTheScreen(desk);
  });

  await test.step('what it paid is taken back and mended', async () => {
    await at.mode('open');
    await at.pay('424');
    await shown('21.20×');
    // The next one began with it: both are taken back.
    await at.undo();
    await at.undo();
    await expect(rows.filter({ hasText: '21.20×' })).toHaveCount(0);
    await at.pay('500');
    await shown('25.00×');
    await expect(now).toContainText('Lokum Sağanağı');
    expect(asked.filter((path) => path === callTo('nowPlaying'))).toEqual([]);
  });

  await test.step('what was typed without a connection outlives a reload without one, and is sent once', async () => {
    await at.mode('collect');
    await context.setOffline(true);
    await buy('Çevrimdışı', '5', '500');
    await expect(desk.getByText(words.list.unsent)).toHaveCount(1);
    await desk.reload();
    await expect(desk.getByRole('heading', { name: offline.title })).toBeVisible();
    await expect(desk.getByText(offline.desk)).toBeVisible();
    await expectAccessible(desk);
    // The page of the desk comes back by itself.
    await context.setOffline(false);
    await expect(at.names).toHaveText(['Kırmızı Kule', 'Lokum Sağanağı', 'Çevrimdışı']);
    await expect(at.sign).toHaveAttribute('data-sign', 'saved');
    await shown('Çevrimdışı');
  });

  await test.step('the end says so before, and everybody after', async () => {
    await at.mode('open');
    await at.pay('100');
    await at.pay('50');
    await at.mode('end');
    await desk.getByRole('button', { name: words.end.look }).click();
    const preview = desk.getByRole('region', { name: words.end.will });
    await preview.getByRole('button', { name: words.end.end['bonus-buys'] }).click();
    await expect(desk.getByText(words.over)).toBeVisible();
    await expect(phone.getByText(bonusBuys.states.finished).first()).toBeVisible();
  });
  const stored = await db
    .select({ name: buyEntries.gameName, cost: buyEntries.cost, win: buyEntries.win })
    .from(buyEntries)
    .where(eq(buyEntries.sessionId, sessionId))
    .orderBy(asc(buyEntries.position));
  expect(stored).toEqual([
    { name: null, cost: 200_000, win: 50_000 },
    { name: null, cost: 100_000, win: 10_000 },
    { name: 'Çevrimdışı', cost: 50_000, win: 5000 },
  ]);
  await watched.texts();
  await Promise.all([context.close(), close()]);
});

test('a code rains from the desk, is said in the chat of Kick, and brings its coins to who types it; one that is taken back there brings nobody any more', async ({
  page: phone,
  browser,
  own,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const { db, close } = openDatabase({ url: own.databaseUrl, maxConnections: 1 });
  const rule = { key: earnRuleKeys.code, title: 'Kod yağmuru', type: 'code', amount: 25 } as const;
  await db.insert(earnRules).values(rule);
  const { page: desk, context } = await openBrowser(browser, own.siteUrl, screens.tablet);
  await joinAs(desk, own, { db }, 'admin');
  await phone.setViewportSize(screens.phone);
  await joinAs(phone, own, { db }, 'player');
  await connectKick(desk, own);
  await desk.goto(deskPages.stream.path, { waitUntil: 'networkidle' });
  await desk.locator('[name=amount]').fill('40');
  await desk.getByLabel(rain.minutes, { exact: true }).fill('5');
  await desk.keyboard.press('Enter');
  const shown = desk.locator('.stream-code');
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';
  await expectAccessible(desk);
  await desk.getByRole('button', { name: rain.say, exact: true }).click();
  await expect
    .poll(() => own.kick.said)
    .toEqual([rain.said.replace('{code}', code).replace('{minutes}', '5')]);
  await phone.goto(routes.points.path, { waitUntil: 'networkidle' });
  const field = phone.getByRole('region', { name: pointsDesk.codeTitle }).getByRole('textbox');
  await field.fill(code);
  await sendByEnter(phone);
  await expect(phone.locator('header')).toContainText('40');

  await desk.locator('[name=code]').fill('YANLIS-KOD-1');
  await desk.keyboard.press('Enter');
  await expect(shown).toHaveText('YANLIS-KOD-1');
  await desk.getByRole('button', { name: ending.end, exact: true }).press('Enter');
  await desk.getByRole('button', { name: ending.endSure, exact: true }).press('Enter');
  await expect(toast(desk, ending.ended)).toBeVisible();
  await expect(shown).toHaveCount(0);
  await field.fill('YANLIS-KOD-1');
  await sendByEnter(phone);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(phone.locator('header')).toContainText('40');
  await Promise.all([context.close(), close()]);
});
