import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';

/** Lets the real answer of /api/site say that the stream is on, and keeps the player's own host out of the test. */
async function goLive(page: Page, isLive: boolean): Promise<void> {
  // The stream of changes would tell the real state.
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/site', async (route) => {
    const answer = await (await route.fetch()).json();
    const stream = {
      ...answer.data.stream,
      kick_embed: '<iframe src="https://player.kick.com/sikke"></iframe>',
      youtube_embed: '<iframe src="https://www.youtube.com/embed/sikke"></iframe>',
    };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, is_live: isLive, stream } } });
  });
  await page.route('https://player.kick.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
  );
}

const widget = (page: Page) => page.getByRole('region', { name: messages.stream.label });

test('while live the widget stands 290 px above the bottom, in the middle, and stays inside however it is moved', async ({
  page,
  complaints,
}) => {
  complaints.allow(/foreign request: https:\/\/(player\.kick\.com|www\.youtube-nocookie\.com)/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await goLive(page, true);
  await page.goto(routes.tickets.path);
  const box = async () => (await widget(page).boundingBox()) ?? {};
  await expect.poll(box).toEqual({ x: 390, y: 510, width: 500, height: 280 });
  // Each embed that is set is shown.
  const hosts = widget(page).locator('iframe').evaluateAll(toHosts);
  expect(await hosts).toEqual(['player.kick.com', 'www.youtube-nocookie.com']);

  await page.mouse.move(640, 520);
  await page.mouse.down();
  await page.mouse.move(100, 100, { steps: 4 });
  await page.mouse.move(-400, -400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(box).toMatchObject({ x: 0, y: 0 });
  await page.getByRole('button', { name: messages.stream.move }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(box).toMatchObject({ x: 16, y: 0 });
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(box).toMatchObject({ x: 16, y: 0 });

  await page.reload();
  await expect.poll(box).toMatchObject({ x: 16, y: 0 });
  await page.getByRole('button', { name: messages.stream.fullscreen }).click();
  const { width } = (await page.locator('body').boundingBox()) ?? {};
  await expect.poll(box).toEqual({ x: 0, y: 0, width, height: 600 });
  const frame = await widget(page).locator('iframe').first().boundingBox();
  expect([(frame?.width ?? 0) > 300, (frame?.height ?? 0) > 500]).toEqual([true, true]);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(box).toEqual({ x: 16, y: 0, width: 500, height: 280 });
  await page.getByRole('button', { name: messages.stream.hide }).click();
  await expect(widget(page)).toHaveCount(0);
});

test('on a phone the widget is as wide as the window and shows each embed, never out of the window', async ({
  page,
  complaints,
}) => {
  complaints.allow(/foreign request: https:\/\/(player\.kick\.com|www\.youtube-nocookie\.com)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await goLive(page, true);
  await page.goto(routes.tickets.path);
  await expect(widget(page).locator('iframe')).toHaveCount(2);
  const box = async () => (await widget(page).boundingBox()) ?? {};
  const width = (await page.locator('body').boundingBox())?.width;
  await expect.poll(box).toEqual({ x: 0, y: 554, width, height: 280 });
  await page.getByRole('button', { name: messages.stream.move }).focus();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect.poll(box).toEqual({ x: 0, y: 564, width, height: 280 });
  await expectAccessible(page);
});

test('there is no widget while the streamer is not live', async ({ page }) => {
  await goLive(page, false);
  await page.goto(routes.tickets.path, { waitUntil: 'networkidle' });
  await expect(widget(page)).toHaveCount(0);
});

function toHosts(frames: readonly Element[]): string[] {
  return frames.map((frame) => new URL(frame.getAttribute('src') ?? '').hostname);
}
