import { messages } from '@/lib/i18n/default-messages';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { demoPassword } from './installation';

for (const width of [390, 1280]) {
  test(`a guest who asks for the VIP club logs in and arrives there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.vip.path, { waitUntil: 'networkidle' });
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('next')]).toEqual([routes.login.path, routes.vip.path]);
    const form = page.getByRole('main').locator('form');
    await form.locator('[autocomplete=username]').fill('oyuncu');
    await form.locator('[autocomplete=current-password]').fill(demoPassword());
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(routes.vip.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pages.vip.title);
  });
}
