import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';

const { analyses, streamPage: stream, schedule, vip } = messages;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Lets the real answer of /api/site say that the stream is on, and keeps the players' and chats' own hosts out of the test. */
async function goLive(page: Page): Promise<void> {
  // The stream of changes would tell the real state.
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/site', async (route) => {
    const answer = await (await route.fetch()).json();
    const embeds = { kick_embed: '<iframe src="https://player.kick.com/sikke"></iframe>', youtube_embed: '' };
    const data = { ...answer.data, is_live: true, stream: { ...answer.data.stream, ...embeds } };
    await route.fulfill({ json: { ...answer, data } });
  });
  for (const host of ['https://player.kick.com/**', 'https://kick.com/**'])
    await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }));
}

test('a player reads an analysis, its lock, its reasons and the record behind it', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto(routes.analysis.path, { waitUntil: 'networkidle' });
  // The demo's three authors; another journey may add one.
  await expect(
    page.getByRole('table', { name: analyses.records.title }).getByRole('row').nth(3),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/analiz\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: analyses.history.title })).toBeVisible();
  await expectAccessible(page);
});

test('settled analyses go on page by page, by author too, and what does not exist is not found', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize(phone);
  await logIn('oyuncu');
  await page.goto('/analiz/sonuclanan', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: messages.pager.older }).click();
  await expect(page).toHaveURL(/\/analiz\/sonuclanan\/sonra\/[\w-]+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').last().click();
  await expect(page).toHaveURL(/\/analiz\/yazar\/[a-z-]+$/);
  await expectAccessible(page);
  for (const path of ['/analiz/yok', '/analiz/yazar/yok', '/analiz/sonra/x', '/analiz/slot/sonra/x'])
    expect.soft((await page.request.get(path)).status(), path).toBe(404);
});

test('a guest is led to the login from every page below', async ({ request }) => {
  for (const path of ['/analiz/sonuclanan', '/analiz/yok', '/analiz/yazar/deniz-akay']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 307, `/login?next=${path}`]);
  }
});

test('off air the stream’s page counts down to the next show, says what is played, and holds still', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto(routes.stream.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: stream.offlineTitle })).toBeVisible();
  await expect(page.getByRole('region', { name: stream.now }).getByRole('link')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: schedule.cancelled })).toHaveCount(1);
  await expectAccessible(page);
  const calendar = await (await page.request.get('/takvim.ics')).text();
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain('STATUS:CANCELLED');
});

test('on air the player stands in its place, the chat beside it on a desktop until it is switched off', async ({
  page,
  logIn,
  complaints,
}) => {
  complaints.allow(/foreign request: https:\/\/(player\.)?kick\.com/);
  await page.setViewportSize(desktop);
  await goLive(page);
  await logIn('oyuncu');
  await page.goto(routes.stream.path);
  const stage = page.getByRole('region', { name: stream.watch, exact: true });
  await expect(stage.locator('iframe').first()).toHaveAttribute('src', 'https://player.kick.com/sikke');
  const chat = stage.locator('iframe[src="https://kick.com/popout/sikke/chat"]');
  await expect(chat).toBeVisible();
  const toggle = stage.getByRole('button', { name: stream.chat });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press('Enter');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('region', { name: messages.stream.label })).toHaveCount(0);
});

test('on a phone the chat is off until it is asked for, and opens below the player', async ({
  page,
  logIn,
  complaints,
}) => {
  complaints.allow(/foreign request: https:\/\/(player\.)?kick\.com/);
  await page.setViewportSize(phone);
  await goLive(page);
  await logIn('oyuncu');
  await page.goto(routes.stream.path);
  const stage = page.getByRole('region', { name: stream.watch, exact: true });
  const chat = stage.locator('iframe[src="https://kick.com/popout/sikke/chat"]');
  await expect(stage.locator('iframe').first()).toBeVisible();
  await expect(chat).toBeHidden();
  await stage.getByRole('button', { name: stream.chat }).click();
  await expect(chat).toBeVisible();
});

test('a player sees the own tier, what is missing to the next, and every tier’s criteria', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto(routes.vip.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByText('Bronz').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: vip.next.replace('{name}', 'Gümüş') })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expectAccessible(page);
});

test('who meets the criteria applies once and reads how it stands', async ({ page, logIn }) => {
  await page.setViewportSize(phone);
  await logIn('moderator');
  await page.goto(routes.vip.path, { waitUntil: 'networkidle' });
  await expect(page.getByText(new RegExp(`${vip.cannot}|için başvur`))).toBeVisible();
  await expectAccessible(page);
});
