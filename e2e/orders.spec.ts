import type { Locator, Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
import { giveSikke, newMember } from './stage';

const phone = { width: 390, height: 844 };

/** The balance in the header, in whole Sikke. */
async function readBalance(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user');
  return (await answer.json()).data.point;
}

/** Fails where the page would not be printed as what it says, in black on white, without what is pressed; a line of it is looked at. */
async function expectOnPaper(page: Page, line: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(':is(header, nav, footer, button, .btn):visible')).toHaveCount(0);
  await expect(page.locator('a[href="#content"]')).toBeHidden();
  await expect(line).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(line).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
}

test('a player orders a perk, sees it wait, and cancels it: every Sikke comes back', async ({
  page,
  baseURL,
}) => {
  await giveSikke(await newMember(page, baseURL), 5000);
  await page.goto('/market/yayinda-slot-istegi');
  const before = await readBalance(page);
  await page.getByRole('button', { name: /Sikke ile al/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Sonra kalan')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('İsteğin').fill('Kapadokya Balonları');
  await dialog.getByRole('button', { name: 'Siparişi onayla' }).click();
  await expect(dialog.getByRole('heading', { name: 'Siparişin alındı' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Siparişlerim' }).click();
  await expect(page).toHaveURL('/user/info/siparisler');
  const order = page.getByRole('article').filter({ hasText: 'Kapadokya Balonları' });
  await expect(order.getByText('Bekliyor')).toBeVisible();
  expect(await readBalance(page)).toBeLessThan(before);
  await expectAccessible(page);
  await expectOnPaper(page, order.getByText('Bekliyor'));
  await order.getByRole('button', { name: /İptal et/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Evet, iptal et' }).click();
  await expect(order.getByText('İptal edildi')).toBeVisible();
  expect(await readBalance(page)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a code is bought with the keyboard alone, shown, and found again among the orders', async ({
    page,
    logIn,
  }) => {
    await logIn('admin');
    await page.goto('/market/oyun-kodu-100');
    const buy = page.getByRole('button', { name: /Sikke ile al/ });
    await expect(buy).toBeEnabled();
    await buy.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Siparişi onayla' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Kodun hazır' })).toBeVisible();
    const code = await dialog
      .getByRole('status')
      .or(dialog.locator('output'))
      .locator('text=/DEMO-/')
      .textContent();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1 şart eksik.').or(page.getByText('2 şart eksik.'))).toBeVisible();
    await page.goto('/user/info/siparisler');
    const order = page.getByRole('article').filter({ hasText: '100 ₺ oyun mağazası kodu' }).first();
    await order.getByRole('button', { name: /Kodu göster/ }).click();
    await expect(order.getByText(code ?? '')).toBeVisible();
  });

  test('an address that lacks fields is refused next to each of them, and what was filled in stays', async ({
    page,
    logIn,
    complaints,
  }) => {
    complaints.allow(/422/);
    await logIn('admin');
    await page.goto('/market/sikke-kapusonlu');
    await page.getByRole('button', { name: /Sikke ile al/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Şehir').fill('Iğdır');
    await dialog.getByRole('button', { name: 'Siparişi onayla' }).click();
    await expect(dialog.getByLabel('Posta Kodu')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Şehir')).toHaveValue('Iğdır');
    await expect(page.getByText('Ad Zorunludur').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('a player reads where every Sikke came from, and takes the statement along as a file', async ({
  page,
  logIn,
}) => {
  await logIn('moderator');
  await page.goto('/user/info/hareketler');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page);
  // Nobody else has the address of the own year's picture.
  const year = page.getByRole('region', { name: /^\d{4} yılın$/ });
  await year.scrollIntoViewIfNeeded();
  await expect(year.getByRole('img', { name: messages.sharePictures.labels.year })).toHaveJSProperty(
    'naturalWidth',
    1200,
  );
  await expectOnPaper(page, page.getByRole('row').nth(3));
  // Another journey may credit the same member between the two reads.
  await expect(async () => {
    const file = await page.request.get('/api/user/ledger.csv');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = (await file.text()).split('\n');
    expect(lines[0]).toBe('\ufeffZaman;İşlem;Kaynak;Not;Sikke;Bakiye');
    expect(Number(lines[1]?.split(';')[5])).toBe(await readBalance(page));
  }).toPass();
});
