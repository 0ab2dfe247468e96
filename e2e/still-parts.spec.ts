import { expect as expectPlain, test as plain } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { deskHome, routes, userSectionPath } from '@/lib/routes';
import { expect } from './fixtures';
import { test } from './members';
import { rawGet } from './support/raw-request';
import { readSessionCookie } from './support/session-cookie';
import { type SmallSite, startSmallSite } from './support/small-site';

const { vip } = messages;

test('what stands still in a page made per request goes out once, in its place', async ({ page, logIn }) => {
  await logIn('oyuncu');
  const paths = [routes.vip, routes.complaints, routes.stream, routes.affiliateChange].map(
    ({ path }) => path,
  );
  for (const path of [...paths, userSectionPath('info'), '/haberler/sonra/yok']) {
    const html = await (await page.request.get(path)).text();
    expect.soft(html, path).not.toMatch(/inside-[\da-f]{24}/);
    expect.soft(html.split(messages.footer.credit).length - 1, path).toBe(1);
  }
  const fetched = await page.request.get(routes.vip.path, { headers: { RSC: '1' } });
  const data = await fetched.text();
  expect(data).toContain(vip.criteria);
  expect(data).not.toMatch(/inside-[\da-f]{24}/);
});

test('what stood still in it is there again for whoever comes back, and hydrates without a word', async ({
  page,
  logIn,
}) => {
  await logIn('oyuncu');
  await page.goto(routes.vip.path, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const tiers = main.locator('section[data-still] article');
  const before = await tiers.allInnerTexts();
  expect(before.length).toBeGreaterThan(2);
  await page.getByRole('contentinfo').getByRole('link', { name: messages.pages.news.title }).click();
  await expect(page).toHaveURL(routes.news.path);
  await expect(page.getByRole('heading', { level: 1, name: messages.pages.news.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(routes.vip.path);
  await expect(main.getByRole('heading', { name: vip.tiers })).toBeVisible();
  expect(await main.locator('article').allInnerTexts()).toEqual(before);
  await expect(page.getByRole('contentinfo')).toContainText(messages.footer.credit);
});

plain.describe('a page made per request', () => {
  let site: SmallSite;
  plain.beforeAll(async () => {
    site = await startSmallSite({
      hasFront: true,
      reads: { '/frame': { footer: { credit: 'Kıyıdan sıfır' } } },
    });
  });
  plain.afterAll(() => site?.stop());

  plain('shows a change at once, however lately what it is made of was read', async () => {
    for (const credit of ['Kıyıdan bir', 'Kıyıdan iki', 'Kıyıdan üç']) {
      await site.say('/frame', { footer: { credit } });
      for (const path of ['/haberler/sonra/yok', '/haberler/sonra/yok-daha'])
        expectPlain((await rawGet(site.port, path)).body, path).toContain(credit);
    }
  });

  plain('leaves no word in a page of the cache that is made anew on its way', async () => {
    const cookie = `sikke=${await readSessionCookie('player')}`;
    for (const credit of ['Kıyıdan dört', 'Kıyıdan beş']) {
      await site.say('/frame', { footer: { credit } });
      // A player finds no desk, but Next's own page of what is missing, which everybody gets.
      for (const [path, headers] of [
        [deskHome, { cookie }],
        ['/boyle-bir-sayfa-yok', {}],
        [deskHome, { cookie }],
      ] as const) {
        const { status, body } = await rawGet(site.port, path, headers);
        expectPlain(status, path).toBe(404);
        expectPlain(body, path).toContain(credit);
        expectPlain(body, path).not.toMatch(/inside-[\da-f]{24}/);
      }
    }
  });
});
