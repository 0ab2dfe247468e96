import messages from '@/messages/tr.json' with { type: 'json' };
import { expect, expectAccessible } from './fixtures';
import { changeContent } from './installation';
import { test } from './members';

const { huntGuess: guess, tournamentOwn: own, eventOwn: event } = messages;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** What goes on in the demo: the hunt that is collected, the bracket whose registration is open, the quiz with places. */
const hunt = '/bonus-hunts/bonus-avi-51';
const bracket = '/turnuvalar/duello-kupasi-5';
const quiz = '/etkinlikler/soru-yagmuru-12';

/** Each journey begins where nobody of the demo's own accounts has taken part yet. */
test.beforeEach(async () => {
  const demo = "(select id from users where username in ('oyuncu', 'moderator', 'editor'))";
  await changeContent(`delete from hunt_guesses where user_id in ${demo}`, []);
  await changeContent(`delete from event_participants where user_id in ${demo}`, []);
  await changeContent(`delete from tournament_participants where seed is null and user_id in ${demo}`, []);
});

test('a player guesses a hunt on a phone, mends a typing error, changes the guess, and nobody else sees it', async ({
  page,
  logIn,
  request,
}) => {
  await page.setViewportSize(phone);
  await logIn('oyuncu');
  await page.goto(hunt, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: guess.title });
  await expect(panel.getByText(guess.none)).toBeVisible();
  await panel.getByLabel(guess.endBalance, { exact: true }).fill('çok');
  await panel.getByRole('button', { name: guess.send }).click();
  await expect(panel.getByText(messages.errors.rules.invalid, { exact: true })).toBeVisible();
  await expect(panel.getByLabel(guess.endBalance, { exact: true })).toHaveValue('çok');
  await panel.getByLabel(guess.endBalance, { exact: true }).fill('123.456,50');
  await panel.getByLabel(guess.bestX).fill('350');
  await panel.getByRole('button', { name: guess.send }).click();
  await expect(panel.getByText('₺123,456.50')).toBeVisible();
  await expectAccessible(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(panel.getByLabel(guess.endBalance, { exact: true })).toHaveValue('123,456.50');
  await panel.getByLabel(guess.endBalance, { exact: true }).fill('130000');
  await panel.getByRole('button', { name: guess.change }).click();
  await expect(panel.getByText('₺130,000.00')).toBeVisible();
  for (const path of [`/api${hunt}`, `${hunt}/tahminler`, hunt])
    expect(await (await request.get(path)).text(), path).not.toMatch(/13000000|130,000\.00/);
});

test('a player guesses with the keyboard alone', async ({ page, logIn }) => {
  await page.setViewportSize(desktop);
  await logIn('editor');
  await page.goto(hunt, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: guess.title });
  await expect(panel.getByRole('button', { name: guess.send })).toBeEnabled();
  await panel.getByLabel(guess.endBalance, { exact: true }).focus();
  await page.keyboard.type('95000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('₺95,000.00')).toBeVisible();
});

test('a guest is led to the login and back, and nothing moves meanwhile', async ({ page }) => {
  await page.addInitScript(watchShift);
  for (const path of [hunt, bracket, quiz]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const link = page.getByRole('main').getByRole('link', { name: guess.login }).first();
    await expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(path)}`);
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), path).toBe(0);
  }
});

for (const [size, viewport] of Object.entries({ phone, desktop }))
  test(`a player joins a full bracket, waits, changes the game and withdraws, which asks first (${size})`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize(viewport);
    await logIn('moderator');
    await page.addInitScript(watchShift);
    await page.goto(bracket, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    const panel = page.getByRole('region', { name: own.title });
    await expect(panel.getByText(own.none)).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(`^${own.join}`) }).click();
    await expect(panel.getByText(messages.errors.rules.required, { exact: true })).toBeVisible();
    await panel.getByLabel(own.game).selectOption({ index: 3 });
    await panel.getByRole('button', { name: new RegExp(`^${own.join}`) }).click();
    await expect(panel.getByText(/Yedek sıradasın; önünde \d+ kişi var\./)).toBeVisible();
    await expectAccessible(page);
    await panel.getByLabel(own.game).selectOption({ index: 4 });
    await panel.getByRole('button', { name: own.change }).click();
    await expect(page.getByText(own.changed)).toBeVisible();
    await panel.getByRole('button', { name: own.withdraw }).click();
    await panel.getByRole('button', { name: own.withdrawSure }).click();
    await expect(panel.getByText(own.none)).toBeVisible();
  });

test('a player joins with the keyboard alone', async ({ page, logIn }) => {
  await logIn('editor');
  await page.goto(bracket, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: own.title });
  await expect(panel.getByRole('button', { name: new RegExp(`^${own.join}`) })).toBeEnabled();
  await panel.getByLabel(own.game).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/Yedek sıradasın/)).toBeVisible();
});

test('a player takes part in an event with places, waits in line and leaves it by keyboard', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(phone);
  await logIn('oyuncu');
  await page.goto(quiz, { waitUntil: 'networkidle' });
  const panel = page.getByRole('region', { name: event.title });
  await panel.getByRole('button', { name: event.join }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Yedek sıradasın; önünde 3 kişi var.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: event.leave }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: event.leaveSure }).click();
  await expect(panel.getByText(event.none)).toBeVisible();
});

/** Adds up layout shifts that no press caused. */
function watchShift(): void {
  Reflect.set(window, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(
          window,
          'shift',
          Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
        );
  }).observe({ type: 'layout-shift', buffered: true });
}
