import { expect, type Locator, type Page } from '@playwright/test';
import { routes, userSectionPath } from '@/lib/routes';

/** What is said in passing, there or not. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]', { hasText: text });
}

/** Sends a form from the field that has the focus. Enter does nothing before the script has taken the form over. */
export async function sendByEnter(page: Page): Promise<void> {
  await expect(page.locator('form', { has: page.locator(':focus') }).locator('[type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Goes on page by page to what came last: other journeys fill the queues of the team, too. */
export async function turnTo(page: Page, card: Locator): Promise<void> {
  while ((await card.count()) === 0) {
    const path = page.url();
    await page.locator('a[rel~=next]').click();
    await expect(page).not.toHaveURL(path);
    await page.waitForLoadState('networkidle');
  }
}

/** Fails where anything stands out to the side, and on a phone where a table is to be scrolled, or what its rows are read for is not beside their names. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const [overflow, cut, unread] = await page.evaluate(() => {
    const tables = innerWidth < 640 ? [...document.querySelectorAll('.table-frame')] : [];
    const scrolled = tables.filter((table) => table.scrollWidth > table.clientWidth);
    const captions = scrolled.map((table) => table.querySelector('caption')?.textContent ?? '');
    const rows = tables.flatMap((table) => [...table.querySelectorAll('tbody tr')]);
    const away = rows.filter((row) => row.checkVisibility() && !isBeside(row));
    function isBeside(row: Element): boolean {
      const name = row.querySelector('th')?.getBoundingClientRect();
      const mains = [...row.querySelectorAll('.is-main')].map((cell) => cell.getBoundingClientRect());
      return mains.some(
        ({ left, right, top, bottom }) =>
          name && left >= name.right - 1 && right <= innerWidth && top < name.bottom && bottom > name.top,
      );
    }
    const names = away.map((row) => row.textContent?.slice(0, 80) ?? '').slice(0, 3);
    return [document.documentElement.scrollWidth - window.innerWidth, captions, names] as const;
  });
  expect(overflow, `pixels out to the side at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
  expect(cut, 'tables that are cut').toEqual([]);
  expect(unread, 'rows whose state or number is out of sight').toEqual([]);
}

/** Heights in CSS pixels that lists of a phone stay below: what is longer is folded, or goes on behind a link. */
const longest: Readonly<Record<string, number>> = {
  [routes.news.path]: 5000,
  [routes.market.path]: 4500,
  [routes.tickets.path]: 7000,
  [userSectionPath('ticket-deposits')]: 7500,
};

/** Fails, and lets the test go on, where a list that was endless once is so again on a phone. */
export async function expectShort(page: Page): Promise<void> {
  const limit = longest[new URL(page.url()).pathname];
  if (limit === undefined || (page.viewportSize()?.width ?? 0) > 400) return;
  const height = await page.locator('main').evaluate((main) => main.scrollHeight);
  expect.soft(height, `height of ${page.url()} on a phone`).toBeLessThan(limit);
}

/** What a card shares with the page it leads to may stand once in a document (docs/adr/219). */
export function readSharedTwice(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('[vt-name]')].map((one) => one.getAttribute('vt-name') ?? '');
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
}

/** Fails, and lets the test go on, where a cover stands twice in what a screen shows at once, or where a text is too small to read. */
export async function expectReadable(page: Page): Promise<void> {
  const { repeated, tiny } = await page.evaluate(readLooks);
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width}`;
  expect.soft(repeated, `${where}: shows a picture twice`).toEqual([]);
  expect.soft(tiny, `${where}: is set smaller than 11 px`).toEqual([]);
}

/** Runs in the page: covers and screens of wins that come again within the height of a screen; and texts below 11 px, those of drawings as they are scaled. */
function readLooks() {
  const covers = [...document.images]
    .filter((image) => image.closest('main') && image.checkVisibility())
    .map((image) => {
      const [name] =
        /\/(?:covers|wins)\/[\w-]+?(?=-640|\.)/.exec(decodeURIComponent(image.currentSrc || image.src)) ?? [];
      const { top, bottom } = image.getBoundingClientRect();
      return { name, top, bottom };
    });
  const repeated = covers.flatMap(({ name, top }, at) =>
    name &&
    covers.slice(at + 1).some((next) => next.name === name && Math.abs(next.bottom - top) < innerHeight)
      ? [name]
      : [],
  );
  const tiny = [...document.querySelectorAll('main *')].flatMap((element) => {
    const isSaid = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!isSaid || !element.checkVisibility({ visibilityProperty: true })) return [];
    const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale < 11
      ? [element.outerHTML.slice(0, 90)]
      : [];
  });
  return { repeated, tiny: tiny.slice(0, 3) };
}

/**
 * Looks at a page of 1280 × 800 as it is at 200 %: nothing stands out to the side, and what the page is for can be brought into view
 * and pressed. A narrower window is left alone.
 */
export async function expectUsableZoomed(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (before === null || before.width < 1280) return;
  await page.setViewportSize({ width: before.width / 2, height: before.height / 2 });
  await fitsTheScreen(page);
  expect.soft(await page.evaluate(findCovered), `covered at 200 % on ${page.url()}`).toBeNull();
  await page.setViewportSize(before);
}

/** The main action of the page where something lies over it, or it is cut off; null where it can be pressed. */
function findCovered(): string | null {
  const actions = [...document.querySelectorAll('main .btn-primary:not(:disabled)')];
  const main = actions.find((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (main === undefined) return null;
  main.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = main.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  scrollTo({ top: 0, behavior: 'instant' });
  if (above !== null && main.contains(above)) return null;
  return `${main.textContent} below ${above?.outerHTML.slice(0, 120) ?? 'the edge'}`;
}

/** Opens a page again and again until it shows what the clock or the end of the ten seconds brings. */
export async function again(page: Page, path: string, shown: () => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(shown()).toBeVisible({ timeout: 2000 });
  }).toPass({ intervals: [1000], timeout: 300_000 });
}
