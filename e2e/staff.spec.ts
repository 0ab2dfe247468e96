import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskPages } from '@/lib/desk-pages';
import { messages } from '@/lib/i18n/default-messages';
import { infoPagePath, routes, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { changeContent } from './installation';
import { test } from './members';
import { decideOpen, openInInbox } from './support/inbox';
import { fitsTheScreen, toast } from './support/on-page';

const { labels } = messages;
const { market: vault, codes: redeemCodes } = messages.desk;
const { own: vaultOwn } = vault;
const { own: redeemCodesOwn } = redeemCodes;
const sizes = [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;
const run = Date.now().toString(36);

/** Items of this journey's own, behind everything else of the market: a perk, a bonus of two sponsors each, and a code. */
const items = [
  [`deneme-istek-${run}`, 'perk', null],
  [`deneme-bonus-${run}`, 'sponsor_bonus', 'nartane'],
  [`deneme-baska-${run}`, 'sponsor_bonus', 'balonya'],
  [`deneme-kod-${run}`, 'code', null],
] as const;
const [[perk], [bonus], [otherBonus], [codeItem]] = items;

test.beforeAll(async () => {
  for (const [slug, type, sponsor] of items)
    await changeContent(
      `insert into market_items (slug, title, type, sponsor_id, price, stock, state, sort, created_at)
       values ($1, $1, $2, (select id from sponsors where slug = $3), 1, $4, $5, 9999, now())`,
      [slug, type, sponsor ?? '', ...(type === 'code' ? ['0', 'sold_out'] : ['50', 'active'])],
    );
});
test.afterAll(async () => {
  for (const [slug] of items)
    await changeContent(`update market_items set state = 'archived' where slug = $1`, [slug]);
});

/** Orders an item as the form of the market does. */
async function order(page: Page, slug: string, fields: object): Promise<void> {
  const origin = new URL(page.url() === 'about:blank' ? (process.env.BASE_URL ?? '') : page.url()).origin;
  const headers = { Origin: origin, 'Idempotency-Key': randomUUID() };
  const data = { expected_price: 1, ...fields };
  const answer = await page.request.post(`/api/market/${slug}/orders`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** So many hours from now on the clock of the browser, as its field for a moment takes it. */
function clockIn(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000);
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16).replace(' ', 'T');
}

for (const [size, viewport] of sizes) {
  test(`the team delivers an order and refuses another on ${size}; the buyer reads what and why`, async ({
    page,
    logIn,
    complaints,
  }) => {
    test.slow();
    complaints.allow(/status of 422/);
    await page.setViewportSize(viewport);
    const [wish, other] = [`İstek ${run} ${viewport.width} A`, `İstek ${run} ${viewport.width} B`];
    await logIn('oyuncu');
    await order(page, perk, { content: wish });
    await order(page, perk, { content: other });

    await logIn('moderator');
    await openInInbox(page, { kind: 'order', who: 'oyuncu', words: wish });
    await expectAccessible(page);
    await fitsTheScreen(page);
    await decideOpen(page, 'deliver', 'Cumartesi yayınında açıldı');
    await openInInbox(page, { kind: 'order', who: 'oyuncu', words: other });
    await decideOpen(page, 'reject', 'Bu hafta yayın yok');
    await expectAccessible(page);
    const card = (content: string) => page.getByRole('article').filter({ hasText: content });

    await logIn('oyuncu');
    await expect(async () => {
      await page.goto(infoPagePath('siparisler'));
      await expect(card(wish)).toContainText('Cumartesi yayınında açıldı', { timeout: 3000 });
      await expect(card(other)).toContainText('Bu hafta yayın yok', { timeout: 3000 });
    }).toPass();
    await page.goto(infoPagePath('bildirimler'));
    await expect(page.getByText(/teslim edildi: Cumartesi yayınında açıldı/).first()).toBeVisible();
  });

  test(`a sponsor’s support delivers its own sponsor’s orders on ${size}, and finds no other`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize(viewport);
    const [own, others] = [`nar${viewport.width}`, `bal${viewport.width}`];
    await logIn('oyuncu');
    await order(page, bonus, { site_username: own });
    await order(page, otherBonus, { site_username: others });
    await order(page, perk, { content: others });

    await logIn('destek');
    const path = userSectionPath('ticket-deposits');
    const card = await openInInbox(page, { kind: 'order', who: own, words: bonus, path });
    await expect(card).toContainText('Nartane');
    await expectAccessible(page);
    await fitsTheScreen(page);
    await decideOpen(page, 'deliver');
    await page.goto(`${path}?tur=order&q=${others}`, { waitUntil: 'networkidle' });
    await expect(page.getByText(messages.desk.inbox.none.title)).toBeVisible();
    for (const none of [
      deskPages.market.path,
      deskPages.codes.path,
      '/user/ticket-deposits/kazanclar/kararlar',
    ])
      expect((await page.request.get(none)).status(), none).toBe(404);
    await page.goto('/user/ticket-deposits/yatirimlar/kararlar', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${path}?tur=deposit&liste=decided`);
    await expectAccessible(page);
  });

  test(`an admin fills the vault on ${size}: what is there already is named by its line, and nothing is taken`, async ({
    page,
    logIn,
    complaints,
  }) => {
    complaints.allow(/status of 422/);
    await page.setViewportSize(viewport);
    await logIn('admin');
    await page.goto(deskPages.market.path, { waitUntil: 'networkidle' });
    const item = page.getByRole('listitem').filter({ hasText: codeItem });
    const field = item.getByLabel(vaultOwn.codes.replace('{title}', codeItem));
    if (!(await field.isVisible())) await item.getByText(vault.add, { exact: true }).click();
    await expect(field).toBeEnabled();
    const [first, second] = [`A-${viewport.width}`, `B-${viewport.width}`];
    await field.fill(`${first}\n\n${second}\n${first}`);
    await item.getByRole('button', { name: '3 kodu ekle' }).click();
    await expect(item.getByText('4. satır: zaten kullanılmış')).toBeVisible();
    await expect(field).toHaveValue(/A-/);
    await expectAccessible(page);
    await field.fill('');
    const buffer = Buffer.from(`\ufeff"${first}"\r\n"${second}"\r\n`);
    await item
      .locator('input[type=file]')
      .setInputFiles({ name: 'kodlar.csv', mimeType: 'text/csv', buffer });
    await expect(field).toHaveValue(new RegExp(first));
    await item.getByRole('button', { name: '2 kodu ekle' }).click();
    await expect(toast(page, '2 kod kasaya eklendi.')).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await page.content()).not.toContain(first);
    await fitsTheScreen(page);
  });

  test(`an admin makes a redeem code on ${size}, sees it once, a player redeems it, and it is ended early`, async ({
    page,
    logIn,
    complaints,
  }) => {
    test.slow();
    complaints.allow(/status of 422/);
    await page.setViewportSize(viewport);
    await logIn('admin');
    await page.goto(deskPages.codes.path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    const make = page.getByRole('button', { name: redeemCodesOwn.make });
    if (!(await make.isVisible())) await page.getByText(redeemCodes.new, { exact: true }).click();
    await expect(make).toBeEnabled();
    await make.click();
    await expect(page.getByLabel(redeemCodesOwn.amountLabel)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    const title = `Yayın ${run} ${viewport.width}`;
    await page.getByLabel(labels.title, { exact: true }).fill(title);
    await page.getByLabel(redeemCodesOwn.amountLabel).fill('25');
    await page.getByLabel(redeemCodesOwn.usesLabel).fill('3');
    await page.getByLabel(labels.starts_at).fill(clockIn(-1));
    await page.getByLabel(labels.ends_at).fill(clockIn(2));
    await make.click();
    const code = (await page.locator('output').textContent()) ?? '';
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
    await expectAccessible(page);
    const line = page.getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText(redeemCodes.states.running);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain(code);

    await logIn('oyuncu');
    await page.goto(routes.points.path);
    const desk = page.getByRole('region', { name: 'Kod gir' });
    await expect(desk.getByRole('button', { name: 'Kodu kullan' })).toBeEnabled();
    await desk.getByLabel('Kod').fill(code.toLowerCase());
    await desk.getByLabel('Kod').press('Enter');
    await expect(page.getByText('25 Sikke kazandın.')).toBeVisible();

    await logIn('admin');
    await page.goto(deskPages.codes.path, { waitUntil: 'networkidle' });
    await expect(line).toContainText('1 / 3 kullanım');
    await line.getByRole('button', { name: redeemCodesOwn.end, exact: true }).click();
    await line.getByRole('button', { name: redeemCodesOwn.endSure }).click();
    await expect(line).toContainText(redeemCodes.states.ended);
    await fitsTheScreen(page);
  });
}

test('where a queue was the team is led to the inbox; a player has none of these pages', async ({
  page,
  logIn,
}) => {
  await logIn('moderator');
  await page.goto('/user/ticket-deposits/kayitlar/kararlar', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(`${deskPages.inbox.path}?tur=complaint&liste=decided`);
  const list = page.getByRole('link', { name: messages.desk.inbox.lists.decided });
  await expect(list).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await logIn('oyuncu');
  const pages = [
    deskPages.market.path,
    deskPages.codes.path,
    '/user/ticket-deposits/yatirimlar',
    '/user/ticket-deposits/yatirimlar/kararlar',
    '/user/ticket-deposits/siparisler/teslim-edilen',
    '/user/ticket-deposits/siparisler/yok',
  ];
  for (const path of pages) expect((await page.request.get(path)).status(), path).toBe(404);
});
