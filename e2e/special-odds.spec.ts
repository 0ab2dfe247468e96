import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';

const { specialOdds: texts, pager } = messages;

test('a guest reads an open odd with its cap and the time left, opens it, and finds its terms and its history', async ({
  page,
}) => {
  await page.goto('/ozeloran', { waitUntil: 'networkidle' });
  const card = page.getByRole('article').first();
  await expect(card.getByText(texts.maxBet)).toBeVisible();
  await expect(card.getByRole('time').or(card.locator('time'))).toHaveText(/\d\d:\d\d:\d\d$/);
  const match = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await card.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(match);
  await expect(page.getByRole('heading', { name: texts.history.title })).toBeVisible();
  await expect(page.getByText(texts.adults)).toBeVisible();
  const way = page.getByRole('link', {
    name: new RegExp(texts.takeLabel.replace('{name}', '.+').replace(/[()]/g, '\\$&')),
  });
  await expect(way).toHaveAttribute('href', /^\/go\/[a-z0-9-]+$/);
  await expect(way).toHaveAttribute('rel', /sponsored/);
  await expectAccessible(page);
});

test('results name every sponsor’s record, lead to one sponsor’s, and go on page by page without a repetition', async ({
  page,
}) => {
  await page.goto('/ozeloran/sonuclar', { waitUntil: 'networkidle' });
  const first = await readEntries(page);
  await page.getByRole('link', { name: pager.older }).click();
  await expect(page).toHaveURL(/\/ozeloran\/sonuclar\/sonra\/[\w-]+$/);
  const second = await readEntries(page);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
  // What a search engine is given, which goes no soft ways.
  const html = await (await page.request.get(page.url())).text();
  expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
    '<meta name="robots" content="noindex, follow"/>',
  ]);
  await page.getByRole('link', { name: pager.newest }).click();
  await expect(page).toHaveURL(/\/ozeloran\/sonuclar$/);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ozeloran\/sonuclar\/sponsor\/[a-z0-9-]+$/);
  await expect(page.getByRole('progressbar', { name: texts.record.hitRate })).toBeVisible();
  await expectAccessible(page);
});

test('a player sees the same odds, and the same way to them', async ({ page, logIn }) => {
  await page.goto('/ozeloran', { waitUntil: 'networkidle' });
  const asGuest = await page.getByRole('article').getByRole('heading').allTextContents();
  await logIn('oyuncu');
  await page.goto('/ozeloran', { waitUntil: 'networkidle' });
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(asGuest);
});

test('odds, sponsors and cursors that do not exist are not found', async ({ request }) => {
  const paths = [
    '/ozeloran/boyle-bir-oran-yok',
    '/ozeloran/Buyuk-Harf',
    '/ozeloran/sonra/e30',
    '/ozeloran/sonuclar/sonra/WyJhIiwxXQ',
    '/ozeloran/sonuclar/sponsor/kimse',
    '/ozeloran/sonuclar/sponsor/kervansa/sonra/abc',
  ];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404);
});

async function readEntries(page: import('@playwright/test').Page): Promise<string[]> {
  const links = page.getByRole('listitem').locator('a[href^="/ozeloran/"]');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    all.map((one) => one.getAttribute('href') ?? '').filter((href) => /-\d{4}-\d\d-\d\d$/.test(href)),
  );
}
