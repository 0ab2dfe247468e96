import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '@/api/db/client';
import { bonusHunts } from '@/api/db/schema/bonus-hunts';
import { huntBonuses } from '@/api/db/schema/hunt-bonuses';
import { users } from '@/api/db/schema/users';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { expect, expectAccessible } from './fixtures';
import { boardRows, joinAs, layOut, openBrowser, screens, streamDesk, watch } from './support/evening';
import { password } from './support/new-member';
import { testOnOwnStack } from './support/test-on-own-stack';

const { own: words } = messages.desk.stream;

/** A database without anything: what stands on the pages is what was entered here. */
const test = testOnOwnStack();

/** Drags with a finger, as a touch screen tells it. */
async function dragByFinger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await touch('touchEnd', []);
  await session.detach();
}

test('bonuses are put in another order by the arrow keys, by the mouse and by a finger, mended, opened out of turn, left out and taken away; the board follows, and break-even stays in sight', async ({
  page: phone,
  browser,
  own,
}) => {
  test.slow();
  const evening = await layOut(own, 'sira');
  const { page: desk, context } = await openBrowser(browser, own.siteUrl, screens.tablet, { hasTouch: true });
  await joinAs(desk, own, evening, 'admin');
  await phone.setViewportSize(screens.phone);
  const watched = await watch(phone, pathTo('hunt', evening.slug), 'main');
  const at = streamDesk(desk);
  await desk.goto(evening.deskPath, { waitUntil: 'networkidle' });
  for (const name of ['Armut', 'Badem', 'Ceviz', 'Dut']) await at.add(name, '10');
  const line = (name: string) => at.lines.filter({ hasText: name });
  const grip = (name: string) =>
    desk.getByRole('button', { name: words.list.move.replace('{name}', name), exact: true });
  const everybodySees = async (names: readonly string[]) => {
    await expect(at.names).toHaveText([...names]);
    await expect(at.sign).toHaveAttribute('data-sign', 'saved');
    await expect(boardRows(phone).filter({ hasText: /Armut|Badem|Ceviz|Dut/ })).toHaveText(
      names.map((name) => new RegExp(name)),
    );
  };
  const middle = async (name: string) => {
    const { x, y, width, height } = (await grip(name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const top = async (name: string) => ({
    ...(await middle(name)),
    y: ((await line(name).boundingBox())?.y ?? 0) + 4,
  });

  await test.step('by the arrow keys: the grip keeps the focus, and what is heard says the place', async () => {
    await grip('Dut').focus();
    await desk.keyboard.press('ArrowUp');
    await expect(at.names).toHaveText(['Armut', 'Badem', 'Dut', 'Ceviz']);
    await desk.keyboard.press('ArrowUp');
    await expect(at.names).toHaveText(['Armut', 'Dut', 'Badem', 'Ceviz']);
    await desk.keyboard.press('ArrowDown');
    await expect(grip('Dut')).toBeFocused();
    const told = words.list.moved.replace('{name}', 'Dut').replace('{place}', '3');
    await expect(desk.getByRole('status').filter({ hasText: told })).toHaveCount(1);
    await everybodySees(['Armut', 'Badem', 'Dut', 'Ceviz']);
  });

  await test.step('by the mouse, with the place marked on the way', async () => {
    await grip('Ceviz').scrollIntoViewIfNeeded();
    const [from, to] = [await middle('Ceviz'), await top('Armut')];
    await desk.mouse.move(from.x, from.y);
    await desk.mouse.down();
    await desk.mouse.move(to.x, to.y, { steps: 5 });
    await expect(line('Armut')).toHaveAttribute('data-over', 'true');
    await desk.mouse.up();
    await everybodySees(['Ceviz', 'Armut', 'Badem', 'Dut']);
  });

  await test.step('by a finger, and taken back', async () => {
    await dragByFinger(desk, await middle('Dut'), await top('Armut'));
    await everybodySees(['Ceviz', 'Dut', 'Armut', 'Badem']);
    await at.undo();
    await everybodySees(['Ceviz', 'Armut', 'Badem', 'Dut']);
  });

  const edit = async (name: string, action: keyof typeof words.edit & ('now' | 'leaveOut' | 'remove')) => {
    await line(name).locator('.stream-name').click();
    await line(name).getByRole('button', { name: words.edit[action], exact: true }).click();
  };
  await test.step('a bet is mended, a bonus is opened out of turn, one is left out, one taken away', async () => {
    await line('Armut').locator('.stream-name').click();
    await line('Armut').getByRole('textbox', { name: words.edit.bet, exact: true }).fill('25');
    await expectAccessible(desk);
    await desk.keyboard.press('Enter');
    await expect(line('Armut')).toContainText('₺25.00');
    await at.mode('open');
    await desk.getByRole('textbox', { name: words.fields.collect_balance }).fill('4000');
    await desk.keyboard.press('Enter');
    await edit('Badem', 'now');
    await at.pay('90');
    await expect(boardRows(phone).filter({ hasText: '9.00×' })).toHaveCount(1);
    await edit('Dut', 'leaveOut');
    await expect(line('Dut')).toHaveAttribute('data-state', 'void');
    await edit('Ceviz', 'remove');
    await everybodySees(['Armut', 'Badem', 'Dut']);
    await expect(boardRows(phone).filter({ hasText: 'Armut' })).toContainText('25.00');
  });

  await desk.setViewportSize({ width: 1024, height: 420 });
  await at.lines.last().scrollIntoViewIfNeeded();
  await expect(desk.locator('.stream-main')).toContainText(words.totals.breakEven);
  await expect(desk.locator('.stream-main')).toBeInViewport({ ratio: 1 });
  await watched.texts();
  await Promise.all([context.close(), evening.close()]);
});

/** A whole evening is for a release: fewer bonuses go the same way. */
const bonusCount = process.env.AT_SCALE === '1' ? 54 : 12;

test('`npm run demo-evening` plays a hunt on a running site, many times faster than an evening, and whoever watches sees it to its end', async ({
  page,
  browser,
  own,
}) => {
  test.slow();
  const { db, close } = openDatabase({ url: own.databaseUrl, maxConnections: 1 });
  const { page: desk, context } = await openBrowser(browser, own.siteUrl, screens.tablet);
  const username = await joinAs(desk, own, { db }, 'admin');
  await db
    .update(users)
    .set({ username: 'admin', usernameFold: 'admin' })
    .where(eq(users.username, username));
  const data = test.info().outputPath('data');
  await mkdir(data, { recursive: true });
  await writeFile(`${data}/secrets.json`, JSON.stringify({ SEED_PASSWORD: password }));
  const asked = ['--speed', '300', '--bonuses', String(bonusCount), '--site', own.siteUrl, '--data', data];
  const args = ['scripts/run.mjs', 'demo-evening', ...asked];
  const playing = promisify(execFile)(process.execPath, args);
  const begun = await new Promise<string>((resolve) =>
    playing.child.stdout?.once('data', (text) => resolve(String(text).split('\n')[0] ?? '')),
  );
  const slug = begun.split('/').at(-1) ?? '';
  expect(begun).toBe(own.siteUrl + pathTo('hunt', slug));
  const stored = async () => {
    const [hunt] = await db.select().from(bonusHunts).where(eq(bonusHunts.slug, slug));
    return hunt;
  };
  await expect.poll(stored).toBeTruthy();
  const watched = await watch(page, pathTo('hunt', slug), 'main');
  expect((await playing).stdout).toContain(`${bonusCount * 3 + 1}/${bonusCount * 3 + 1} change\nsettled\n`);
  await expect(page.getByText(messages.huntBoard.states.settled).first()).toBeVisible();
  await watched.texts();
  const hunt = await stored();
  const bonuses = await db
    .select()
    .from(huntBonuses)
    .where(eq(huntBonuses.huntId, hunt?.id ?? 0));
  expect([bonuses.length, new Set(bonuses.map(({ state }) => state))]).toEqual([
    bonusCount,
    new Set(['opened']),
  ]);
  const paid = bonuses.reduce((sum, { win }) => sum + (win ?? 0), 0);
  expect(hunt?.endBalance).toBe((hunt?.collectBalance ?? 0) + paid);
  await Promise.all([context.close(), close()]);
});
