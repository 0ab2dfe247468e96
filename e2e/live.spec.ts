import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import { huntBonuses } from '@/api/db/schema/hunt-bonuses';
import { overlayLinks } from '@/api/db/schema/overlay-links';
import { addGame, addHunt } from '@/api/testing/streamed.fixture';
import { callTo } from '@/lib/calls';
import { overlayName } from '@/lib/format/overlay-widgets';
import { expect } from './fixtures';
import { addOverlayLink } from './support/overlay-link';
import { testOnOwnStack } from './support/test-on-own-stack';

/** The API of its own stack ends and comes back below the pages. */
const test = testOnOwnStack();

/** How many connections to the stream a page holds. */
const openStreams = (page: Page) => page.evaluate<number>('window.openStreams()');

test('a board moves with the commit in two tabs over one connection, after a time offline, while the API restarts and once the tab that held it is closed, and is never asked for', async ({
  page,
  context,
  own,
  complaints,
}) => {
  test.slow();
  // The browser's own lines about a network that is switched off, and about an API that starts.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|status of 50[0-9]/);
  const { db, close } = openDatabase({ url: own.databaseUrl, maxConnections: 1 });
  const gameId = await addGame(db, { slug: 'olta', name: 'Olta' });
  const bonus = { gameId, bet: 10_000 };
  const huntId = await addHunt(db, { slug: 'canli-av', title: 'Canlı av' }, [bonus, bonus, bonus]);
  const win = (position: number, amount: number) =>
    db
      .update(huntBonuses)
      .set({ state: 'opened', win: amount })
      .where(and(eq(huntBonuses.huntId, huntId), eq(huntBonuses.position, position)));
  await context.addInitScript(countStreams);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const other = await context.newPage();
  // The chart names its bars by titles, which nobody sees.
  const shown = (tab: Page, text: string) =>
    expect(tab.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 60_000 });
  for (const tab of [page, other]) {
    await tab.goto('/bonus-hunts/canli-av', { waitUntil: 'networkidle' });
    await tab.evaluate(() => Object.assign(window, { isSame: true }));
  }
  await expect.poll(async () => (await openStreams(page)) + (await openStreams(other))).toBe(1);
  const first = asked.filter((path) => path === '/api/bonus-hunts/canli-av').length;
  await win(1, 432_100);
  for (const tab of [page, other]) await shown(tab, '43.21×');
  expect(asked.filter((path) => path === '/api/bonus-hunts/canli-av')).toHaveLength(first);
  expect((await openStreams(page)) + (await openStreams(other))).toBe(1);

  await context.setOffline(true);
  await win(2, 765_400);
  await context.setOffline(false);
  for (const tab of [page, other]) await shown(tab, '76.54×');

  await own.restartApi();
  await win(3, 987_600);
  for (const tab of [page, other]) {
    await shown(tab, '98.76×');
    expect(await tab.evaluate(() => 'isSame' in window)).toBe(true);
  }

  const [leads, stays] = (await openStreams(page)) === 1 ? [page, other] : [other, page];
  await leads.close();
  await win(1, 222_200);
  await shown(stays, '22.22×');
  expect(await openStreams(stays)).toBe(1);
  await close();
});

test('an overlay follows the evening without a cookie, rests while the streaming program hides it, keeps what it knew while the site is away, and is empty once its link is revoked', async ({
  page,
  context,
  own,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|status of (404|50[0-9])/);
  const { db, close } = openDatabase({ url: own.databaseUrl, maxConnections: 1 });
  const name = randomUUID();
  const gameId = await addGame(db, { slug: `zoka-${name}`, name: 'Zoka' });
  const bonus = { gameId, bet: 10_000 };
  const startedAt = new Date(Date.now() + 60_000);
  const huntId = await addHunt(db, { slug: `av-${name}`, title: 'Katman avı', startedAt }, [
    bonus,
    bonus,
    bonus,
  ]);
  const { token, id: linkId } = await addOverlayLink(db, name);
  const win = (position: number, amount: number) =>
    db
      .update(huntBonuses)
      .set({ state: 'opened', win: amount })
      .where(and(eq(huntBonuses.huntId, huntId), eq(huntBonuses.position, position)));
  const shown = (text: string) => expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 });
  const card = page.locator('.ov-card');
  const stage = page.locator('.ov-stage');
  await context.addInitScript(() => Object.assign(window, { obsstudio: { pluginVersion: '2.24.5' } }));

  await page.goto(`/katman/${token}/av?renk=mavi`, { waitUntil: 'networkidle' });
  await shown('Katman avı');
  await expect(page.locator('nav, footer, dialog')).toHaveCount(0);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect([await ground(), (await context.cookies()).length]).toEqual(['rgba(0, 0, 0, 0)', 0]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await win(1, 432_100);
  await shown('43.21×');

  const tell = (event: string, detail: Readonly<Record<string, boolean>>) =>
    page.evaluate(([name, said]) => void window.dispatchEvent(new CustomEvent(name, { detail: said })), [
      event,
      detail,
    ] as const);
  const say = (active: boolean) => tell('obsSourceActiveChanged', { active });
  // On the air, and hidden in its scene all the same; then shown, and not on the air.
  await tell('obsSourceVisibleChanged', { visible: false });
  await expect(stage).toHaveAttribute('data-paused', 'true');
  await say(false);
  await tell('obsSourceVisibleChanged', { visible: true });
  await expect(stage).toHaveAttribute('data-paused', 'true');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  await win(1, 135_700);
  await say(true);
  await expect(stage).not.toHaveAttribute('data-paused');
  await shown('13.57×');

  await context.setOffline(true);
  await win(2, 765_400);
  await shown('13.57×');
  await context.setOffline(false);
  await shown('76.54×');
  await own.restartApi();
  await shown('76.54×');
  await win(3, 987_600);
  await shown('98.76×');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  await db.update(overlayLinks).set({ revokedAt: new Date() }).where(eq(overlayLinks.id, linkId));
  await expect(card).toHaveCount(0, { timeout: 60_000 });
  // It asks no more: neither a change nor the streaming program brings it back.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await say(false);
  await say(true);
  await win(3, 111_100);
  const unlocked = await page.evaluate(
    async (path) => (await fetch(path)).status,
    callTo('overlay', overlayName('hunt', token)),
  );
  expect([unlocked, await card.count(), asked.length]).toEqual([404, 0, 1]);
  const again = await page.goto(`/katman/${token}/av`, { waitUntil: 'networkidle' });
  expect(again?.status()).toBe(404);
  await expect(page.locator('.ov-page')).toBeEmpty();
  await expect(page.locator('nav, footer, dialog')).toHaveCount(0);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await close();
});

/** Runs in each page before its scripts: counts what it opened and did not close. */
function countStreams(): void {
  const open = new Set<EventSource>();
  const Native = window.EventSource;
  class Counted extends Native {
    constructor(url: string | URL) {
      super(url);
      open.add(this);
    }
  }
  Object.assign(window, {
    EventSource: Counted,
    openStreams: () => [...open].filter(({ readyState }) => readyState === Native.OPEN).length,
  });
}
