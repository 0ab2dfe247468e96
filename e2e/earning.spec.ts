import { expect, expectAccessible, test as guestTest } from './fixtures';
import { test } from './members';

guestTest('a guest sees the card and the code field, closed, with the way in', async ({ page }) => {
  await page.goto('/points');
  const card = page.getByRole('region', { name: 'Damga kartın' });
  await expect(card.getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kod gir' }).getByLabel('Kod')).toBeDisabled();
  await expectAccessible(page);
});

test('a player stamps the card once a day, and the balance follows', async ({ page, logIn }) => {
  await logIn('editor');
  await page.goto('/points');
  const card = page.getByRole('region', { name: 'Damga kartın' });
  await card.getByRole('button', { name: 'Bugünü damgala' }).click();
  await expect(card.getByRole('button', { name: 'Bugün tamam' })).toBeDisabled();
  await expect(card.getByText(/Sıradaki damga/)).toBeVisible();
  await expect(page.getByText(/Sikke kazandın/).first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a code counts once, however it is typed, and a wrong one is said to be none', async ({
    page,
    logIn,
    complaints,
  }) => {
    complaints.allow(/422/);
    await logIn('moderator');
    await page.goto('/points');
    const desk = page.getByRole('region', { name: 'Kod gir' });
    const code = desk.getByLabel('Kod');
    const send = desk.getByRole('button', { name: 'Kodu kullan' });
    await expect(send).toBeEnabled();
    await code.fill('boyle bir kod yok');
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(desk.getByText(/Bulunamadı/).first()).toBeVisible();
    await expectAccessible(page);
    await code.fill('hoş geldin');
    await code.press('Enter');
    await expect(page.getByText('50 Sikke kazandın.')).toBeVisible();
    // Once it is empty the next one may be sent, however fast it is typed.
    await expect(code).toHaveValue('');
    await code.fill('HOŞ-GELDİN');
    await code.press('Enter');
    await expect(desk.getByText(/zaten kullanılmış/).first()).toBeVisible();
  });
});
