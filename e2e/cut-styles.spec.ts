import { shortMarkup } from '@/lib/csp/short-markup.mjs';
import { pathTo } from '@/lib/paths';
import { routes } from '../lib/routes';
import { expect, test } from './fixtures';
import { compareRules, openWithoutRest } from './support/compare-rules';

/** Pages with cards, tables, figures, a form and an article. */
const paths = [
  routes.sponsors.path,
  routes.tickets.path,
  routes.leaders.path,
  routes.bonusHunts.path,
  routes.market.path,
  routes.news.path,
  routes.login.path,
  pathTo('sponsorTable'),
];

for (const path of paths)
  test(`${path} holds every rule for what stands in it, also once its islands are awake (ADR 332)`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED|\.css/);
    // The whole sheets never come: what is there is what the page holds itself.
    await page.route('**/_next/static/**/*.css', (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    const { names, whole, held, lacking } = await compareRules(page);
    expect(names.length).toBeGreaterThan(50);
    expect(whole.length).toBeGreaterThan(held.length);
    expect(lacking).toEqual([]);
  });

for (const path of paths)
  test(`${path} is the same document to a browser with its markup written short (ADR 431)`, async ({
    page,
    request,
  }) => {
    const read = (html: string) =>
      page.evaluate(
        (text) => new DOMParser().parseFromString(text, 'text/html').documentElement.outerHTML,
        html,
      );
    const whole = await read(await (await request.get(path)).text());
    const short = shortMarkup(whole);
    expect(short.length).toBeLessThan(whole.length);
    expect(await read(short)).toBe(whole);
  });

test('a dialog that is asked for has its rules, though the rest of them never comes (ADR 460)', async ({
  page,
  complaints,
}) => {
  await openWithoutRest(page, complaints, routes.sponsors.path);
  await page.locator('header a[data-auth-dialog=login]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await compareRules(page)).lacking).toEqual([]);
});

const rest = 'link[rel="stylesheet"][data-whole]';
const applying = `${rest}[media="all"]:not([disabled])`;

test('the rest of the rules comes with the page and applies with the next one, all of it', async ({
  page,
}) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const count = await page.locator(rest).count();
  expect(count).toBeGreaterThan(0);
  // Fetched already, and in nobody's way.
  await expect(page.locator(`${rest}:not([disabled])`)).toHaveCount(count);
  await expect(page.locator(applying)).toHaveCount(0);
  await page.locator(`footer a[href="${routes.news.path}"]`).click();
  await expect(page).toHaveURL(routes.news.path);
  await expect(page.locator(applying)).toHaveCount(count);
});
