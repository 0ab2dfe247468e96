import { randomUUID } from 'node:crypto';
import { addMarketItem } from '@/api/testing/market.fixture';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible, test as guestTest } from './fixtures';
import { inDatabase } from './installation';
import { giveSikke, newMember } from './stage';

guestTest('a guest filters the market, opens an item and reads what it asks for', async ({ page }) => {
  await page.goto('/market');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Freespin', exact: true }).first().click();
  await expect(page).toHaveURL('/market/tur/bedava-donus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freespin');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/market\/[a-z0-9-]+$/);
  const list = page.getByRole('region', { name: 'Alma şartları' });
  await expect(list.getByText('Telefon doğrulanmış olmalı')).toBeVisible();
  await expect(list.getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Stok kaydı' })).toBeVisible();
  await expectAccessible(page);
});

guestTest('a player sees which conditions are met and how many Sikke lack', async ({ page, baseURL }) => {
  await giveSikke(await newMember(page, baseURL), 12_000);
  const { data: viewer } = await (await page.request.get('/api/user')).json();
  await page.goto('/market/sikke-kapusonlu');
  const list = page.getByRole('region', { name: 'Alma şartları' });
  await expect(list.getByText(`Bakiyen: ${viewer.point.toLocaleString('en-US')} Sikke`)).toBeVisible();
  const lacking = (18_000 - viewer.point).toLocaleString('en-US');
  await expect(list.getByText(`${lacking} Sikke daha gerekiyor.`)).toBeVisible();
  await expect(list.getByText('Telefon doğrulanmış olmalı karşılıyorsun')).toBeVisible();
  await expectAccessible(page);
});

guestTest(
  'an item that leaves the shelf says when, on its card and counted down on its page',
  async ({ page }) => {
    await page.goto('/market/tur/bedava-donus', { waitUntil: 'networkidle' });
    const card = page
      .getByRole('article')
      .filter({ hasText: /Satış bitişi: \d/ })
      .first();
    await card.getByRole('link').click();
    const fact = page.locator('.fact').filter({ hasText: 'Satışın bitmesine' });
    await expect(fact.getByRole('time')).toBeVisible();
    await expect(fact.getByRole('time')).toHaveText(/\d/);
    await expectAccessible(page);
  },
);

guestTest(
  'what is sold no more keeps its page, with nothing to buy and for no search engine',
  async ({ page }) => {
    const slug = `biten-${randomUUID().slice(0, 8)}`;
    const title = 'Geçen yılın atkısı';
    await inDatabase((db) => addMarketItem(db, { slug, title, state: 'archived' }));
    await page.goto(`/market/${slug}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { name: messages.market.left })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Alma şartları' })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain(slug);
    await page.getByRole('link', { name: messages.market.over.toMarket }).click();
    await expect(page).toHaveURL('/market');
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

guestTest('an unknown item, kind or page is not found, and never an error', async ({ request }) => {
  for (const path of [
    '/market/yok',
    '/market/tur/araba',
    '/market/sonra/abc',
    '/market/tur/kod/sonra/%C3%A7',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
