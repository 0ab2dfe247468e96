import messages from '@/messages/tr.json' with { type: 'json' };
import { expect, expectAccessible } from './fixtures';
import { test } from './members';

const { wins: texts, pager } = messages;

test('a guest goes from the gallery to a win and on to its game and its provider', async ({ page }) => {
  await page.goto('/sizdengelenler', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: texts.best.title })).toBeVisible();
  const card = page
    .locator('article')
    .filter({ has: page.locator('img[src*="/covers/"]') })
    .first();
  const game = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await card.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/covers\/win-\d\.jpg$/,
  );
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
  expect(await page.getByText('•••').count()).toBeGreaterThanOrEqual(12);
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
  await expect(page.getByRole('article')).toHaveCount(15);
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
