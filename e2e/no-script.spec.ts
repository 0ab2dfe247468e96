import { messages } from '@/lib/i18n/default-messages';
import { pathTo } from '@/lib/paths';
import { menuGroups, menuRoutes, routeKeys, routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { aWalk } from './support/walks';

test.use({ javaScriptEnabled: false });

// What Chromium reports of the scripts it was told not to run.
test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

test(
  'without JavaScript every open page shows its heading and leads to every area',
  aWalk,
  async ({ page }) => {
    test.slow();
    const areas = menuGroups.flatMap(menuRoutes);
    for (const key of routeKeys.filter((route) => routes[route].access !== 'member')) {
      await page.goto(routes[key].path);
      const title = messages.pages[key === 'home' ? 'sponsors' : key].title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const links = await page.locator('a[href^="/"]:visible').all();
      const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(targets, routes[key].path).toEqual(
        expect.arrayContaining(areas.map((area) => routes[area].path)),
      );
      await expect(page.locator('[aria-busy=true]'), `waits on ${routes[key].path}`).toHaveCount(0);
    }
  },
);

test('without JavaScript a form says what it needs and puts no password into an address', async ({
  page,
}) => {
  for (const path of [routes.login.path, routes.register.path]) {
    await page.goto(path);
    const form = page.getByRole('main').locator('form');
    await expect(form).toHaveAttribute('method', /post/i);
    await expect(page.getByRole('main').locator('noscript, [data-no-script]')).toBeVisible();
  }
});

test('without JavaScript the terms of a sponsor open, its link works, and the table is a link away', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path);
  await page.getByRole('article').first().locator('button[popovertarget]').first().click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('a[href^="/go/"]').first()).toBeVisible();
  await page.getByRole('link', { name: messages.sponsors.views.table, exact: true }).click();
  await expect(page).toHaveURL(pathTo('sponsorTable'));
  await expect(page.getByRole('table').locator('a[href^="/go/"]').first()).toBeVisible();
});

test('without JavaScript an item of the market leads a guest to the login, and back to itself', async ({
  page,
}) => {
  const path = `${routes.market.path}/yayinda-slot-istegi`;
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Sikke ile al/ })).toBeHidden();
  await main.getByRole('link', { name: messages.marketBuy.loginToBuy }).click();
  await expect(page).toHaveURL(`${routes.login.path}?next=${path}`);
});

test('without JavaScript the header offers login and registration, and nothing that never ends', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path);
  await expect(page.locator('header a[href="/login"]')).toBeVisible();
  await expect(page.locator('header a[href="/register"]')).toBeVisible();
  await expect(page.locator('header [role=status]')).toBeHidden();
});
