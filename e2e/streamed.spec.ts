import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { changeContent } from './installation';
import { test } from './members';

const { bonusHunts: hunts, bonusBuys: buys, games, huntBoard: board, pager } = messages;

test('a guest reads the board of the live hunt, opens it, and goes on to a game and back to its hunts', async ({
  page,
}) => {
  await page.goto('/bonus-hunts', { waitUntil: 'networkidle' });
  await expect(page.getByText(board.needed, { exact: true })).toBeVisible();
  await expect(page.getByText(board.now)).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', /^\d+$/);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/bonus-hunts\/bonus-hunt-\d+$/);
  await expect(page.getByRole('heading', { name: hunts.guessing.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('table', { name: board.table.caption }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/oyunlar\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: games.plays.bonusHunts.title })).toBeVisible();
  await expectAccessible(page);
  const table = page.getByRole('table', { name: games.plays.bonusHunts.caption });
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /^\/bonus-hunts\/bonus-hunt-\d+$/);
});

test('guesses of a hunt that is collected are sealed, and no full name ever leaves', async ({
  page,
  request,
}) => {
  await page.goto('/bonus-hunts', { waitUntil: 'networkidle' });
  const section = page.locator('section').filter({ has: page.getByText(board.states.collecting) });
  const path = (await section.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const { data } = await (await request.get(`/api${path}`)).json();
  expect(data.is_guessing_open).toBe(true);
  expect(data.guess_count).toBeGreaterThan(0);
  expect(data.guesses).toEqual([]);
  await section.getByRole('link', { name: hunts.guessing.toForm }).click();
  await expect(page).toHaveURL(`${path}#tahmin`);
  await expect(page.locator('#tahmin')).toBeInViewport();
  await page.goto(`${path}/tahminler`);
  await expect(page.getByRole('heading', { name: hunts.guessing.title })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the nearest guesses of the hunt that is opened are those that its watched answer names', async ({
  page,
  request,
}) => {
  await page.goto('/bonus-hunts', { waitUntil: 'networkidle' });
  const section = page.locator('section').filter({ has: page.getByText(board.states.opening) });
  const path = (await section.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const { data } = await (await request.get(`/api${path}`)).json();
  await page.goto(path);
  expect(data.guesses.length).toBeGreaterThan(0);
  const rows = page.getByRole('table', { name: hunts.nearest }).getByRole('rowheader');
  await expect(rows).toHaveText(data.guesses.map(({ user }: { user: { name: string } }) => user.name));
});

test('the archive goes on page by page, and a finished hunt keeps its ranking of guesses', async ({
  page,
}) => {
  await page.goto('/bonus-hunts/arsiv', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: pager.older }).click();
  await expect(page).toHaveURL(/\/bonus-hunts\/arsiv\/sonra\/[\w-]+$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/bonus-hunts/bonus-hunt-48', { waitUntil: 'networkidle' });
  const ranking = page.getByRole('table', { name: hunts.ranking });
  await expect(ranking.getByText('1.', { exact: true })).toBeVisible();
  await page.locator('a[href$="/tahminler"]').click();
  await expect(page.getByRole('table').getByText('•••').first()).toBeVisible();
  // The title of a page that was led to comes after its content.
  await expect(page).toHaveTitle(/: tahminler/);
  await expectAccessible(page);
});

test('a cancelled hunt says so in the place of its guesses, and offers no prizes', async ({ page }) => {
  await page.goto('/bonus-hunts/bonus-hunt-23');
  await expect(page.getByRole('heading', { name: hunts.cancelled.title })).toBeVisible();
  await expect(page.getByText(hunts.cancelled.text)).toBeVisible();
  await expect(page.getByRole('heading', { name: hunts.guessing.title })).toHaveCount(0);
  await expect(page.getByRole('region', { name: hunts.prizes })).toHaveCount(0);
  await expect(page.getByRole('table', { name: hunts.nearest })).toHaveCount(0);
  await expectAccessible(page);
});

test('a hunt or a session that is watched answers 304 while nothing changes', async ({ request }) => {
  for (const path of ['/api/bonus-hunts/bonus-hunt-48', '/api/bonus-buys/bonus-alimi-1']) {
    const first = await request.get(path);
    expect(first.status(), path).toBe(200);
    const again = await request.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status(), path).toBe(304);
  }
  for (const path of ['/api/bonus-hunts/yok', '/api/bonus-buys/yok'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('who watches a live session sees each win, the totals and the best one without a reload: by asking where there is no stream, and in the list by the stream', async ({
  page,
  context,
}) => {
  await page.goto('/bonus-buy', { waitUntil: 'networkidle' });
  const card = page.getByRole('article').first();
  const path = (await card.getByRole('link').getAttribute('href')) ?? '';
  const session = await context.newPage();
  await session.route('**/api/live?*', (route) => route.fulfill({ status: 204 }));
  await session.goto(path, { waitUntil: 'networkidle' });
  await session.evaluate(() => Object.assign(window, { isSame: true }));
  const last = session.getByRole('table', { name: buys.table.caption }).getByRole('row').last();
  await expect(last).toContainText(buys.entryStates.queued);
  const played = `update buy_entries e set state = 'done', win = e.bet * 4321 from buy_sessions s
    where s.id = e.session_id and s.slug = $1
      and e.position = (select max(position) from buy_entries o where o.session_id = s.id)`;
  await changeContent(played, [path.split('/').at(-1) ?? '']);
  await session.bringToFront();
  await expect(last).toContainText('4,321×', { timeout: 30_000 });
  const best = session.locator('dl > div').filter({ hasText: buys.numbers.bestBet });
  await expect(best).toContainText('4,321×');
  expect(await session.evaluate(() => 'isSame' in window)).toBe(true);
  await expectAccessible(session);
  await page.bringToFront();
  await expect(card).toContainText('4,321×', { timeout: 30_000 });
});

test('nothing is asked of a session that is over', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/bonus-buy/bonus-alimi-1', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.startsWith('/api/bonus-buys'))).toEqual([]);
});

test('a player reads a session of bonus buys row by row, with win over bet and win over cost', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto('/bonus-buy', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first().getByText(buys.states.live)).toBeVisible();
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  const table = page.getByRole('table', { name: buys.table.caption });
  for (const title of [buys.table.cost, buys.table.xBet, buys.table.xCost]) {
    await expect(table.getByRole('columnheader', { name: title, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});

test('archived sessions stand under a tab of their own, page by page', async ({ page }) => {
  await page.goto('/bonus-buy', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: buys.tabs.archived, exact: true }).click();
  await expect(page).toHaveURL('/bonus-buy/arsiv');
  await expect(page.getByRole('heading', { level: 1, name: buys.archive.title })).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /bonus-alimi-30$/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: pager.older }).click();
  await expect(page).toHaveURL(/\/bonus-buy\/arsiv\/sonra\/[\w-]+$/);
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /bonus-alimi-6$/,
  );
});

test('everything that was bought of a game is reached from its page, and goes on page by page', async ({
  page,
}) => {
  await page.goto('/bonus-buy', { waitUntil: 'networkidle' });
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  const played = page.getByRole('table', { name: buys.table.caption });
  const href = (await played.getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(href);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: games.toBuys.replace('{name}', name) }).click();
  await expect(page).toHaveURL(`/bonus-buy/oyun/${href.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const table = page.getByRole('table', { name: buys.ofGame.caption });
  await expect(table.getByRole('link').first()).toHaveAttribute('href', /^\/bonus-buy\/bonus-alimi-\d+$/);
  await expectAccessible(page);
});

test('the catalogue narrows to a provider by a path of its own, and goes on page by page', async ({
  page,
}) => {
  await page.goto('/oyunlar', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  const first = await page.getByRole('article').first().textContent();
  await page.getByRole('link', { name: pager.next }).click();
  await expect(page).toHaveURL(/\/oyunlar\/sonra\/[\w-]+$/);
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
  await page.goto('/oyunlar/saglayici/hacksaw', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).toHaveCount(5);
  const current = page.getByRole('navigation', { name: games.filter.label }).locator('[aria-current=page]');
  await expect(current).toContainText('Hacksaw Gaming');
});

test('hunts, sessions, games, providers and cursors that do not exist are not found', async ({ request }) => {
  for (const path of [
    '/bonus-hunts/yok',
    '/bonus-hunts/yok/tahminler',
    '/bonus-hunts/arsiv/sonra/x',
    '/bonus-hunts/bonus-hunt-48/tahminler/sonra/x',
    '/bonus-buy/yok',
    '/bonus-buy/sonra/x',
    '/bonus-buy/arsiv/sonra/x',
    '/bonus-buy/oyun/yok',
    '/bonus-buy/oyun/lokum-saganagi/sonra/x',
    '/oyunlar/yok',
    '/oyunlar/%C3%87',
    '/oyunlar/sonra/x',
    '/oyunlar/saglayici/yok',
    '/oyunlar/saglayici/hacksaw/sonra/x',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/oyunlar?sayfa=-1&provider=%00')).status()).toBe(200);
});
