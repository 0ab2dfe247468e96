import type { Page } from '@playwright/test';
import { callTo } from '@/lib/calls';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { infoPagePath, pageRows, routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { password, register } from './support/new-member';
import { fitsTheScreen, sendByEnter, toast } from './support/on-page';

const { pause, pauseOwn } = messages;
const mola = infoPagePath('mola');

/** Chooses a length and comes to its confirmation, by keyboard alone. */
async function choose(page: Page, length: string): Promise<void> {
  await page.getByRole('radio', { name: length }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText(pauseOwn.final)).toBeVisible();
}

async function firstWayOut(page: Page): Promise<string> {
  await page.goto(routes.sponsors.path);
  return (await page.locator('a[href^="/go/"]').first().getAttribute('href')) ?? '';
}

test('a player pauses the own account by keyboard, and no way leads out until the end that was confirmed', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of (422|403)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, baseURL);
  await page.goto(mola, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await fitsTheScreen(page);
  await choose(page, pauseOwn.lengths.week);
  const sentence = page.getByText(/tarihine kadar molada olacak\.$/);
  await expect(sentence).toBeFocused();
  const date = (await sentence.textContent())?.replace(/^Hesabın | tarihine.*$/g, '') ?? '';
  await expectAccessible(page);
  await fitsTheScreen(page);

  await page.getByLabel(pauseOwn.password, { exact: true }).fill('Yanlis-Sifre-1');
  await sendByEnter(page);
  await expect(page.locator('form p', { hasText: messages.errors.rules.wrong })).toBeVisible();
  await page.getByLabel(pauseOwn.password, { exact: true }).fill(password);
  await sendByEnter(page);
  await expect(toast(page, pauseOwn.started)).toBeVisible();
  const until = pause.until.replace('{date}', date);
  await expect(page.getByRole('complementary', { name: pause.runningTitle })).toContainText(until);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
  await fitsTheScreen(page);

  await page.goto(routes.vip.path);
  await expect(page.getByRole('complementary', { name: pause.runningTitle })).toContainText(until);
  const way = await firstWayOut(page);
  const answer = await page.request.get(way, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, mola]);
  await page.goto(way);
  await expect(page).toHaveURL(new RegExp(`${mola}$`));
  await expect(page.getByRole('main').locator('a[href="tel:115"]')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('what a paused member may not do says so with the end, what is left works, and nothing undoes it', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of (403|409)/);
  await register(page, baseURL);
  await page.goto(mola, { waitUntil: 'networkidle' });
  await choose(page, pauseOwn.lengths.forever);
  await page.getByLabel(pauseOwn.password, { exact: true }).fill(password);
  await sendByEnter(page);
  await expect(page.getByRole('heading', { name: pause.runningTitle })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const headers = { Origin: baseURL ?? '', 'Idempotency-Key': 'mola' };
  const refused = await page.request.post(callTo('checkin'), { headers, data: {} });
  expect([refused.status(), await refused.json()]).toEqual([403, { error: 'account_paused' }]);
  const shorter = { length: 'day', until: new Date(Date.now() + 86_000_000).toISOString(), password };
  expect((await page.request.post(callTo('pause'), { headers, data: shorter })).status()).toBe(409);
  expect((await page.request.get(callTo('export'))).status()).toBe(200);
  await page.goto(pageRows.points.path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: messages.pointsDesk.stamp }).click();
  await expect(toast(page, messages.errors.codes.account_paused)).toBeVisible();
  const unknown = pathTo('visitOdd', 'boyle-biri-yok');
  const closed = await page.request.get(unknown, { maxRedirects: 0 });
  expect([closed.status(), closed.headers().location]).toEqual([302, mola]);
  expect((await request.get(unknown, { maxRedirects: 0 })).status()).toBe(404);
});
