import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { sponsorClicks } from './installation';

const { sponsors, sponsorPage } = messages;

test('sponsors narrowed by payment method keep the choice in the address, and a reload keeps it too', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  const all = await cards.count();
  await page.getByRole('radio', { name: sponsors.methods.kripto }).check({ force: true });
  await expect(page).toHaveURL(`${routes.sponsors.path}?odeme=kripto`);
  const status = page.getByRole('status').first();
  await expect(status).not.toHaveText(sponsors.filter.shown.replace('{count}', String(all)));
  const few = Number.parseInt((await status.textContent()) ?? '', 10);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  // Asked until it is so: the first card of a section that is not rendered yet (`below-fold`) has no box when it is measured first.
  await expect(cards.filter({ visible: true })).toHaveCount(few);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(cards.filter({ visible: true })).toHaveCount(few);
});

test('sponsors narrowed by tier are those of that section, and both choices hold together', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  const shown = cards.filter({ visible: true });
  const section = (tier: 'vip' | 'featured') => page.getByRole('region', { name: sponsors.sections[tier] });
  const vip = await section('vip').getByRole('article').count();
  expect(vip).toBeGreaterThan(0);
  expect(vip).toBeLessThan(await cards.count());
  await page.getByRole('radio', { name: sponsors.tiers.vip, exact: true }).check({ force: true });
  await expect(page).toHaveURL(`${routes.sponsors.path}?seviye=vip`);
  await expect(shown).toHaveCount(vip);
  await expect(section('featured')).toBeHidden();
  await page.getByRole('radio', { name: sponsors.methods.kripto }).check({ force: true });
  await expect(page).toHaveURL(`${routes.sponsors.path}?seviye=vip&odeme=kripto`);
  const count = String(await shown.count());
  await expect(page.getByRole('status').first()).toContainText(
    count === '0' ? sponsors.filter.none : sponsors.filter.shown.replace('{count}', count),
  );
  await expect(shown).toHaveCount(
    await section('vip').getByRole('article').filter({ visible: true }).count(),
  );
});

test('a card says when it was last checked, and its terms open by keyboard over the page and move nothing', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const cards = page.getByRole('article');
  const card = cards.first();
  await expect(card.getByText(sponsors.checked.replace('{time}', ''))).toBeVisible();
  const places = () =>
    cards.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const terms = card.locator('button[popovertarget]').first();
  // Focus brings it into view: what comes after may move nothing.
  await terms.focus();
  const before = await places();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: sponsors.termsOf.replace('{name}: ', '') });
  await expect(sheet).toBeVisible();
  expect(await places()).toEqual(before);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(terms).toBeFocused();
});

test('a phone shows the first code and the first way out without scrolling; what is chosen goes along to the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const card = page.getByRole('article').first();
  const copy = new RegExp(sponsors.copy.replace('{code}', '\\S+'));
  for (const way of [card.getByRole('button', { name: copy }), card.locator('a[href^="/go/"]')])
    await expect(way).toBeInViewport({ ratio: 1 });
  const filter = page.getByRole('form', { name: sponsors.filter.label });
  await expect(filter).toBeHidden();
  await page.locator('button[popovertarget="sponsor-filter"]').click();
  await filter.getByRole('radio', { name: sponsors.methods.kripto }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
  const few = await page.getByRole('article').filter({ visible: true }).count();
  await page.getByRole('link', { name: sponsors.views.table, exact: true }).click();
  await expect(page).toHaveURL(`${pathTo('sponsorTable')}?odeme=kripto`);
  const ways = page.getByRole('table').locator('a[href^="/go/"]').filter({ visible: true });
  await expect(ways).toHaveCount(few);
  await expectAccessible(page);
});

test('the document weighs at most 150 KB before compression, and says no card twice', async ({ request }) => {
  const html = await (await request.get(routes.sponsors.path)).text();
  expect(Buffer.byteLength(html)).toBeLessThan(150_000);
  const code = /data-copies=([\w-]+)/.exec(html)?.[1] ?? '';
  const inCard = `data-copies=${code}`;
  expect([code === '', html.split(inCard).length - 1]).toEqual([false, 1]);
});

test('a promotion code is copied with one press, and a toast says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const button = page
    .getByRole('button', { name: new RegExp(sponsors.copy.replace('{code}', '\\S+')) })
    .first();
  const code = ((await button.getAttribute('aria-label')) ?? '').split(' ')[0];
  await button.click();
  await expect(page.getByText(sponsors.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('a click-through is counted once and leads to the stored address alone, whatever the visitor adds', async ({
  page,
  request,
}) => {
  await page.goto(routes.sponsors.path);
  // No other journey goes out here.
  const slug = 'anafora';
  const way = `/go/${slug}`;
  await expect(page.locator(`a[href="${way}"]`).first()).toBeVisible();
  const before = await sponsorClicks(slug);
  const answer = await request.get(way, { maxRedirects: 0 });
  const stored = answer.headers().location ?? '';
  expect([answer.status(), new URL(stored).protocol]).toEqual([302, 'https:']);
  expect(await sponsorClicks(slug)).toBe(before + 1);
  const tricked = await request.get(`${way}?url=https://evil.test/&next=//evil.test`, { maxRedirects: 0 });
  expect(tricked.headers().location).toBe(stored);
  expect(await sponsorClicks(slug)).toBe(before + 2);
});

test('a click-through to nobody is not found', async ({ request }) => {
  for (const path of ['/go/boyle-biri-yok', '/go/..%2f..%2fadmin', '/go/https:%2f%2fevil.test', '/go/A']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
    expect(answer.headers().location, path).toBeUndefined();
  }
});

test('a sponsor’s page tells its terms, what counts there, and under which addresses it was to be found', async ({
  page,
}) => {
  await page.goto(await firstSponsorPath(page), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 2, name: sponsorPage.terms })).toBeVisible();
  for (const term of [sponsorPage.minDeposit, sponsorPage.wagering, sponsorPage.checked])
    await expect(page.getByRole('main').getByRole('term').filter({ hasText: term })).toBeVisible();
  const counts = page.getByRole('region', { name: sponsorPage.counts });
  await expect(counts.getByText(toPattern(sponsorPage.ticketsYes, sponsorPage.ticketsNo))).toBeVisible();
  await expect(counts.getByText(toPattern(sponsorPage.racesYes, sponsorPage.racesNo))).toBeVisible();
  await expect(counts.getByRole('link', { name: sponsorPage.toTickets })).toHaveAttribute('href', '/bilet');
  const present = page.getByRole('table', { name: sponsorPage.history }).getByRole('row').nth(1);
  await expect(present.getByRole('rowheader')).toHaveText(/\.[a-z]+$/);
  await expect(present).toContainText(sponsorPage.present);
});

test('a sponsor’s page names what is held with it, and each entry leads to its own page, which leads back', async ({
  page,
}) => {
  const path = await firstSponsorPath(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const groups = page.locator('section[aria-labelledby^="entries-"]');
  expect(await groups.count()).toBeGreaterThan(2);
  for (const group of await groups.all()) {
    const entry = group.getByRole('listitem').getByRole('link').first();
    const answer = await page.request.get((await entry.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(await answer.text(), (await entry.textContent()) ?? '').toContain(`href="${path}"`);
  }
  await expectAccessible(page);
});

async function firstSponsorPath(page: Page): Promise<string> {
  await page.goto(routes.sponsors.path);
  return (await page.locator('article a[href^="/sponsorlar/"]').first().getAttribute('href')) ?? '';
}

const toPattern = (...texts: readonly string[]) => new RegExp(texts.join('|'));
