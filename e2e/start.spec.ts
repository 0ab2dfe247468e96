import { expect, test } from './fixtures';

test('the front door leads to the sponsors, in Turkish, with a clean console', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/sponsorlar$/);
  await expect(page).toHaveTitle(/Önerilen Siteler/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});
