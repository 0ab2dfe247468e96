import type { Page } from '@playwright/test';
import { shortMarkup } from '@/lib/csp/short-markup.mjs';
import { pathTo } from '@/lib/paths';
import { routes } from '../lib/routes';
import { expect, test } from './fixtures';

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
    const whole = (
      await Promise.all((await sheetsOf(page)).map(async (url) => (await page.request.get(url)).text()))
    ).join('');
    const held = await selectorsOf(page);
    const names = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
    ]);
    const lacking = names.filter((name) => {
      const selector = new RegExp(`\\.${toSelector(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
      return selector.test(whole) && !selector.test(held);
    });
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

test('the rest of the rules applies once it is there, and the next page is whole', async ({ page }) => {
  await page.goto(routes.sponsors.path);
  const links = 'link[rel="stylesheet"][data-whole]';
  await expect(page.locator(`${links}[media="all"]:not([disabled])`).first()).toBeAttached();
  // Each applies when it has come itself.
  await expect(page.locator(`${links}:is(:not([media="all"]), [disabled])`)).toHaveCount(0);
});

function sheetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-whole]')].map(
      ({ href }) => href,
    ),
  );
}

/** Every selector of the sheets that stand in the page itself, in one text: those that never came have no rules to read. */
async function selectorsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const own = [...document.styleSheets].filter(({ href }) => href === null);
    const rest: CSSRule[] = own.flatMap((sheet) => [...sheet.cssRules]);
    for (let rule = rest.pop(); rule; rule = rest.pop()) {
      if (rule instanceof CSSStyleRule) texts.push(rule.selectorText);
      if (rule instanceof CSSGroupingRule) rest.push(...rule.cssRules);
    }
    return texts.join(' ');
  });
}

/** A class as a sheet writes it; what `CSS.escape` does in a browser. */
function toSelector(name: string): string {
  return name
    .replace(/^\d/, (digit) => `\\3${digit} `)
    .replace(/[^\w\- \\\u0080-\uffff]/g, (sign) => `\\${sign}`);
}
