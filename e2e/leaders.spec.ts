import { expect, expectAccessible, test as guestTest } from './fixtures';
import { test as memberTest } from './members';

guestTest('a guest reads the podium, changes the board and opens a week that is over', async ({ page }) => {
  await page.goto('/liderlik');
  await expect(page.getByText('Eşitlikte o değere önce ulaşan öndedir.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tüm zamanlar' }).click();
  await expect(page).toHaveURL('/liderlik/sikke/tum');
  await expect(page.getByRole('list', { name: 'İlk üç' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'Sonraki sıralar' }).click();
  await expect(page.getByRole('list', { name: 'Sıralama' }).getByRole('listitem').first()).toContainText(
    '51',
  );
  await page.goto('/liderlik/sikke/hafta/gecmis');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Kesinleşen sıralama' })).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectAccessible(page);
});

memberTest('a player sees the own place pinned, and nobody else does', async ({ page, logIn }) => {
  await logIn('oyuncu');
  await page.goto('/liderlik/sikke/tum');
  const own = page.getByRole('region', { name: 'Senin sıran' });
  await expect(own.getByText('Sen', { exact: true })).toBeVisible();
  await expect(own).toContainText(/\d/);
  await expectAccessible(page);
});

guestTest('a board that does not exist is not found, and never an error', async ({ request }) => {
  const paths = ['/liderlik/altin/hafta', '/liderlik/sikke/gun', '/liderlik/sikke/tum/gecmis'];
  const past = ['/liderlik/sikke/hafta/gecmis/2026-13-45', '/liderlik/sikke/hafta/gecmis/x'];
  for (const path of [...paths, ...past, '/liderlik/sonra/x']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
