import memberNames from '@/api/seed/content/members.json' with { type: 'json' };
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { keyboardSizes, tabTo } from './keyboard';
import { test } from './members';
import { newMember } from './stage';

const { wins: texts, winReactions: said, pager } = messages;

test('a guest goes from the gallery to a win and on to its game and its provider', async ({ page }) => {
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: texts.best.title })).toBeVisible();
  const win = page
    .locator('article')
    .filter({ has: page.locator('img[src*="/wins/"]') })
    .first();
  const game = (await win.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await win.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game);
  // As who shares the address gets it: a soft way may leave the card of the page before beside it.
  await page.reload({ waitUntil: 'networkidle' });
  const card = page.locator('meta[property="og:image"]');
  await expect(card).toHaveAttribute('content', /\/paylas\/kazanc\/\d+\/[0-9a-f-]+\/genis\.png$/);
  const shown = await page.request.get((await card.getAttribute('content')) ?? '');
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png']);
  await expect(page.getByRole('definition').filter({ hasText: game }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/oyunlar\/[a-z0-9-]+$/,
  );
  await expectAccessible(page);
  await page.locator('a[href^="/sizdengelenler/saglayici/"]').first().click();
  await expect(page).toHaveURL(/\/sizdengelenler\/saglayici\/[a-z0-9]+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the gallery narrows to a game by a path of its own, and goes on page by page', async ({ page }) => {
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  await page.getByText(texts.filters.title).click();
  const link = page.getByRole('navigation', { name: texts.filters.games }).getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expectAccessible(page);
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: pager.older }).click();
  await expect(page).toHaveURL(/\/sizdengelenler\/sonra\/[\w-]+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a replay leads out under its own host, followed by no search engine, and no name is whole', async ({
  page,
}) => {
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  const paths = await page
    .locator('h3 a[href^="/sizdengelenler/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const names = (await page.locator('.person').allInnerTexts()).map((name) => name.trim());
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(names.filter((name) => memberNames.includes(name))).toEqual([]);
  expect(names.some((name) => name.includes('•••'))).toBe(true);
  for (const path of paths) {
    await page.goto(path);
    const replay = page.getByRole('link', { name: /tekrar-izle\.example/ });
    if ((await replay.count()) === 0) continue;
    await expect(replay).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    await expect(replay).toHaveAttribute('href', /^https:\/\/tekrar-izle\.example\//);
    return;
  }
  throw new Error('no win of the first page has a replay');
});

test('a player sees the same gallery', async ({ page, logIn }) => {
  await logIn('oyuncu');
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  // The best of the week stand in a list of their own, as many as the week has so far.
  await expect(page.locator('main ul').getByRole('article')).toHaveCount(12);
});

for (const [name, size] of Object.entries(keyboardSizes)) {
  test(`on ${name} a member reacts to a win from the keyboard, changes it and takes it back`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await newMember(page, baseURL);
    await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
    // Another journey may approve a win meanwhile, which moves the others on: this one is found by its address.
    const gallery = page.locator('main ul').getByRole('article');
    const entry = gallery.nth(4).getByRole('heading', { level: 3 }).getByRole('link');
    const href = await entry.getAttribute('href');
    const card = gallery.filter({ has: page.locator(`h3 a[href="${href}"]`) });
    const button = (kind: keyof typeof said.names) =>
      card.getByRole('button', { name: new RegExp(`^${said.names[kind]} `) });
    const readCount = async (kind: keyof typeof said.names) =>
      Number((await button(kind).textContent())?.replace(/\D/g, ''));
    await tabTo(page, button('clap'));
    const [claps, hearts] = [await readCount('clap'), await readCount('heart')];
    await page.keyboard.press('Space');
    await expect(button('clap')).toHaveAttribute('aria-pressed', 'true');
    await expect(button('clap')).toContainText(String(claps + 1));
    await expectAccessible(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(button('clap')).toHaveAttribute('aria-pressed', 'true');
    expect(await readCount('clap')).toBe(claps + 1);
    await tabTo(page, button('heart'));
    await page.keyboard.press('Enter');
    await expect(button('heart')).toContainText(String(hearts + 1));
    await expect(button('clap')).toHaveAttribute('aria-pressed', 'false');
    expect(await readCount('clap')).toBe(claps);
    await card.getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page).toHaveURL(/\/sizdengelenler\/\d+$/);
    const own = page.getByRole('article').first().getByRole('button', { pressed: true });
    await expect(own).toHaveText(new RegExp(`^${said.names.heart}`));
    await own.click();
    await expect(page.getByRole('article').first().getByRole('button', { pressed: true })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('a reaction that is refused is taken back before the member’s eyes, and said once', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/503/);
  await newMember(page, baseURL);
  await page.route('**/api/wins/*/reaction', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  );
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: new RegExp(`^${said.names.fire} `) }).first();
  const before = await button.textContent();
  await button.click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveText(before ?? '');
});

test('a guest who reacts is led to the login, and back to the win', async ({ page }) => {
  await page.setViewportSize(keyboardSizes['a phone']);
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  const link = page.getByRole('group', { name: said.label }).first().getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/login\?next=\/sizdengelenler\/\d+$/);
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(/\/login\?next=\/sizdengelenler\/\d+$/);
});

test('wins, games, providers and cursors that do not exist are not found', async ({ request }) => {
  const paths = [
    '/sizdengelenler/999999999',
    '/sizdengelenler/0',
    '/sizdengelenler/olmayan',
    '/sizdengelenler/sonra/e30',
    '/sizdengelenler/oyun/boyle-bir-oyun-yok',
    '/sizdengelenler/saglayici/kimse',
    '/sizdengelenler/oyun/zeytin-firtinasi/sonra/abc',
  ];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
});
