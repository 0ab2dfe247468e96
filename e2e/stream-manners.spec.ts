import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';

const { stream } = messages;
const player = 'https://player.kick.com';
const widget = (page: Page) => page.getByRole('region', { name: stream.label });
const boxOf = async (page: Page) => (await widget(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Says that Kick is live, with a player that answers or is blocked. */
async function goLive(page: Page, isReachable = true): Promise<void> {
  // The stream of changes would tell the real state.
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/site', async (route) => {
    const answer = await (await route.fetch()).json();
    const embeds = { kick_embed: `<iframe src="${player}/sikke"></iframe>`, youtube_embed: '' };
    const links = { ...answer.data.stream, kick_link: 'https://kick.com/sikke', ...embeds };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, is_live: true, stream: links } } });
  });
  await page.route(`${player}/**`, (route) =>
    isReachable
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' })
      : route.abort('connectionrefused'),
  );
}

// With a scroll bar that takes room, as on most desktops: Playwright hides it otherwise.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test.beforeEach(({ complaints }) => complaints.allow(/player\.kick\.com|ERR_CONNECTION_REFUSED/));

test('once the page is used the widget docks at the bottom right, beside the scroll bar, or stays where it was left; small on account pages', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goLive(page);
  await page.goto('/bilet', { waitUntil: 'networkidle' });
  await expect.poll(() => boxOf(page)).toMatchObject({ x: 390, y: 510 });
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 100);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width, 'the window has a scroll bar').toBeLessThan(1280);
  const docked = { x: width - 516, y: 504, width: 500, height: 280 };
  await expect.poll(() => boxOf(page)).toEqual(docked);
  await page.goto('/market', { waitUntil: 'networkidle' });
  await expect.poll(() => boxOf(page)).toEqual(docked);
  await page.getByRole('button', { name: stream.move }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  const left = { ...docked, x: width - 500 };
  await expect.poll(() => boxOf(page)).toEqual(left);
  // A drag that goes on to the window's edge ends where the scroll bar begins.
  const { x, y } = (await page.getByRole('button', { name: stream.move }).boundingBox()) ?? left;
  await page.mouse.move(x + 12, y + 12);
  await page.mouse.down();
  await page.mouse.move(700, y + 12, { steps: 3 });
  await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(left.x);
  await page.mouse.move(1279, y + 12, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => boxOf(page)).toEqual(left);
  await page.goto('/market', { waitUntil: 'networkidle' });
  await expect.poll(() => boxOf(page)).toEqual(left);
  await logIn('oyuncu');
  for (const path of ['/user/info', '/user/info/siparisler']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => boxOf(page)).toMatchObject({ x: left.x, width: 256 });
  }
});

test('on a form it is small and leaves the field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goLive(page);
  await page.goto('/register', { waitUntil: 'networkidle' });
  await expect.poll(async () => (await boxOf(page)).width).toBe(256);
  await expectAccessible(page);
  for (const field of await page.getByRole('main').locator('input:not([type=checkbox])').all()) {
    await field.focus();
    await expect
      .poll(async () => {
        const at = await boxOf(page);
        const box = (await field.boundingBox()) ?? at;
        const isBeside = at.x + at.width <= box.x || box.x + box.width <= at.x;
        return isBeside || at.y + at.height <= box.y || box.y + box.height <= at.y;
      })
      .toBe(true);
  }
});

test('hidden it stays hidden for the session, on every page and after every load', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goLive(page);
  await page.goto('/bilet', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: stream.hide }).click();
  await expect(widget(page)).toHaveCount(0);
  for (const path of ['/bilet', '/turnuvalar']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('header [data-live]')).toBeVisible();
    await expect(widget(page)).toHaveCount(0);
  }
  // What is played on the stream is red with it, and quiet without.
  const duel = page.getByRole('article').filter({ hasText: 'Sonbahar Finalleri' });
  const badge = duel.getByText(messages.tournaments.states.live, { exact: true });
  await expect(badge).toHaveCSS('color', 'rgb(255, 113, 107)');
  await page.locator('header [data-live]').evaluate((mark) => mark.removeAttribute('data-live'));
  await expect(badge).toHaveCSS('color', 'rgb(185, 192, 206)');
});

test('where the player’s host does not answer, a poster says so and leads to the channel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goLive(page, false);
  await page.goto('/bilet', { waitUntil: 'networkidle' });
  const way = widget(page).getByRole('link', { name: /Kick’te aç/ });
  await expect(way).toHaveAttribute('href', 'https://kick.com/sikke');
  await expect(widget(page).locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
});
