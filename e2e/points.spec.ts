import { expect, expectAccessible, test as guestTest } from './fixtures';
import { test as memberTest } from './members';

guestTest('a guest reads every way to earn with its amount and its limit', async ({ page }) => {
  await page.goto('/points');
  const rain = page.getByRole('article').filter({ hasText: 'Kod yağmuru' });
  await expect(rain).toContainText('25–150');
  await expect(rain).toContainText('Günde 4 kez');
  await expectAccessible(page);
});

memberTest('a player sees what today brought and how much of each limit is used', async ({ page, logIn }) => {
  await logIn('oyuncu');
  await page.goto('/points');
  await expect(page.getByText('Bugün kazandığın')).toBeVisible();
  const visit = page.getByRole('article').filter({ hasText: 'Günlük giriş' });
  await expect(visit).toContainText(/Bugün \d\/1/);
});
