import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';

const { wagerEvents, standings, prizes } = messages;
/** A race of the demo that is on, with hundreds of players. */
const raceOfMany = 'Derin Vadi Yarışı';
const dataNote = /^Veri zamanı .+ · \d+\. veri$/;

test('a guest opens a running race and finds its ranks, where they come from, and the tie rule', async ({
  page,
}) => {
  await page.goto('/cevrim-etkinlikleri', { waitUntil: 'networkidle' });
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText(wagerEvents.phases.live) })
    .first();
  await expect(card).toBeVisible();
  await card.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: standings.title, exact: true })).toBeVisible();
  await expect(page.getByText(dataNote).first()).toBeVisible();
  await expect(page.getByText(wagerEvents.tieRule)).toBeVisible();
  await expect(page.getByRole('table', { name: wagerEvents.imports.caption })).toBeVisible();
  await expectAccessible(page);
});

test('the ranks go on behind the first fifty', async ({ page }) => {
  await page.goto('/cevrim-etkinlikleri', { waitUntil: 'networkidle' });
  // Other journeys stage small races of their own.
  const card = page.getByRole('article').filter({ hasText: raceOfMany });
  await card.getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.getByRole('link', { name: wagerEvents.ranks.later }).click();
  await expect(page).toHaveURL(/\/siralama\/sonra\/[\w-]+$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Sıra 51/ }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a player finds their own place in a race that is on: rank, amount, and the source and time of the data', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto('/cevrim-etkinlikleri', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Derin Vadi Yarışı' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Derin Vadi Yarışı' })).toBeVisible();
  const place = page.getByText(new RegExp(`^${standings.ownRank.replace('{rank}', '\\d+')}$`));
  await expect(place).toBeVisible();
  await expect(place.locator('xpath=..')).toContainText(/sıradasın\. ₺[1-9][\d.,]*$/);
  // Once on the page: beside the ranks that come from the same import.
  const note = page.getByRole('main').getByText(dataNote);
  await expect(note).toHaveCount(1);
  await expect(note).toHaveText(/^Veri zamanı .*\d{2}[.:]\d{2}.* · Sponsor (API’si|dosyası \(CSV\)) · /);
});

test('an event open to objections counts down to their end, and its page shows the way to the final result', async ({
  page,
}) => {
  await page.goto('/cevrim-etkinlikleri', { waitUntil: 'networkidle' });
  const card = page.getByRole('article').filter({ hasText: wagerEvents.phases.dispute }).first();
  await expect(card.getByText(wagerEvents.moments.settles)).toBeVisible();
  await expect(card.getByRole('time')).toBeVisible();
  await card.getByRole('heading', { level: 2 }).getByRole('link').click();
  const way = page.getByRole('list', { name: wagerEvents.path.label });
  await expect(way.getByRole('listitem')).toHaveCount(5);
  await expect(way.locator('[aria-current="step"]')).toContainText(wagerEvents.path.dispute);
  await expect(page.getByRole('main').locator('header').getByRole('time')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: prizes.title })).toBeVisible();
  await expectAccessible(page);
});

test('the archive keeps finished events with their first three and where their numbers come from', async ({
  page,
}) => {
  await page.goto('/cevrim-etkinlikleri/gecmis', { waitUntil: 'networkidle' });
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const counted = cards.filter({ hasNotText: wagerEvents.phases.cancelled });
  expect(await counted.count()).toBeGreaterThan(2);
  for (const card of await counted.all()) await expect(card.getByText(dataNote)).toBeVisible();
  await expect(page.getByText(wagerEvents.phases.paid).first()).toBeVisible();
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: standings.title, exact: true })).toBeVisible();
  await expectAccessible(page);
});
