import { expect, type Page } from '@playwright/test';
import type { Complaints } from '../fixtures';

/** Opens a page without the rest of the rules: what is there is what the page holds itself, and what its parts bring along. */
export async function openWithoutRest(page: Page, complaints: Complaints, path: string): Promise<void> {
  complaints.allow(/Failed to load resource|ERR_FAILED|\.css/);
  const html = await (await page.request.get(path)).text();
  const links = html.match(/<link\b[^>]*\bdata-whole\b[^>]*>/g) ?? [];
  const whole = links.map((link) => /href="?([^"\s>]+)/.exec(link)?.[1]);
  expect(whole.length).toBeGreaterThan(0);
  await page.route(
    ({ pathname }) => whole.includes(pathname),
    (route) => route.abort(),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** The classes of the document and which of them have rules in the whole sheets alone. */
export async function compareRules(page: Page) {
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
  return { names, whole, held, lacking };
}

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
