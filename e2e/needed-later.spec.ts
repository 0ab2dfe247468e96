import { expect, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes } from '../lib/routes';
import { loadedParts } from './support/loaded-parts';
import { type SmallSite, startSmallSite } from './support/small-site';

const path = routes.tickets.path;
const live = {
  is_live: true,
  stream: { kick_embed: '<iframe src="https://player.kick.com/ornek"></iframe>' },
};
const popups = [{ banner_id: 'afis-a', sort: '1' }];

test.describe('what a page loads only when it is needed', () => {
  let site: SmallSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ init: {}, reads: { '/popups': [], '/site': { is_live: false } } });
  });
  test.afterAll(() => site?.stop());
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a first load brings none of it; a dialog and a toast come with their first use, Google never without a key', async ({
    page,
  }) => {
    const parts = loadedParts(page);
    const answer = await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).not.toMatch(/google|gstatic/);
    await page.goto(site.origin + routes.sponsors.path, { waitUntil: 'networkidle' });
    expect(await parts()).toEqual([]);

    await page.locator('header a[href="/login"]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await parts()).toEqual(['dialogs']);

    await dialog.getByRole('button', { name: messages.auth.login, exact: true }).click();
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
    expect(await parts()).toEqual(['dialogs', 'toasts']);

    await dialog.getByRole('link', { name: 'Kayıt ol' }).click();
    await dialog.getByLabel(messages.auth.username).fill('deneme');
    await expect(dialog.getByText('reCAPTCHA')).toHaveCount(0);
    expect(await parts()).toEqual(['dialogs', 'toasts']);
  });

  test('what a dialog says comes with it, once a document, and is there when the network has gone', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/metinler/')) asked.push(request.url());
    });
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const dialog = page.getByRole('dialog', { name: messages.auth.titles.login });
    const opener = page.locator('header a[href="/login"]');
    await opener.click();
    await dialog.getByLabel(messages.auth.identifier).fill('kimse');
    await page.keyboard.press('Escape');
    await opener.click();
    await expect(dialog).toBeVisible();
    expect(asked).toHaveLength(1);
    const answer = await page.request.get(asked[0] ?? '');
    expect(answer.headers()['cache-control']).toContain('immutable');
    const older = await page.request.get(`${site.origin}/metinler/eski`);
    expect([await older.text(), older.headers()['cache-control']]).toEqual([await answer.text(), 'no-store']);
    await context.setOffline(true);
    await dialog.getByLabel(messages.auth.identifier).fill('kimse');
    await dialog.getByLabel(messages.auth.password, { exact: true }).fill('Herhangi-parola-1');
    await dialog.getByRole('button', { name: messages.auth.login, exact: true }).click();
    await expect(page.getByText(messages.errors.codes.upstream_unavailable).first()).toBeVisible();
    await context.setOffline(false);
  });

  test('where the texts of a dialog do not come, its page is opened', async ({ page }) => {
    await page.route('**/metinler/**', (route) => route.abort());
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await page.locator('header a[href="/login"]').click();
    await expect(page).toHaveURL(site.origin + routes.login.path);
    await expect(page.getByLabel(messages.auth.identifier)).toBeVisible();
  });

  test('the moving player comes while the streamer is live', async ({ page }) => {
    const parts = loadedParts(page);
    await page.route('https://player.kick.com/**', (route) => route.fulfill({ body: '' }));
    await site.say('/site', live);
    await page.goto(site.origin + path);
    await expect(page.getByRole('region', { name: messages.stream.label })).toBeVisible();
    expect(await parts()).toEqual(['drag']);
    await site.say('/site', { is_live: false });
  });

  test('the popup comes by itself, and its carousel behind it where there is more than one slide', async ({
    page,
  }) => {
    const parts = loadedParts(page);
    const popup = page.getByRole('dialog', { name: messages.popup.title });
    await site.say('/popups', popups);
    // By itself: nobody has touched the page.
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await expect(popup).toBeVisible();
    expect(await parts()).toEqual(['dialogs']);
    await site.say('/popups', [...popups, ...popups.map((one) => ({ ...one, banner_id: 'afis-b' }))]);
    await page.goto(site.origin + path);
    const row = popup.locator('.swiper-initialized');
    await expect(row).toBeVisible();
    expect(await parts()).toEqual(['dialogs', 'carousel']);
    // As before the carousel was there: only the first slide is to be reached.
    await row.evaluate((element) => element.classList.remove('swiper-initialized'));
    const hidden = popup.locator('.swiper-slide + .swiper-slide');
    await expect(hidden).toHaveCSS('visibility', 'hidden');
    await expect(popup.locator('.swiper-slide').first()).toHaveCSS('visibility', 'visible');
  });
});
