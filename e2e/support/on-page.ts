import { expect, type Locator, type Page } from '@playwright/test';

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

/** Fails where anything stands out to the side, and on a phone where a table is to be scrolled. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const [overflow, cut] = await page.evaluate(() => {
    const tables = innerWidth < 640 ? [...document.querySelectorAll('.table-frame')] : [];
    const scrolled = tables.filter((table) => table.scrollWidth > table.clientWidth);
    const captions = scrolled.map((table) => table.querySelector('caption')?.textContent ?? '');
    return [document.documentElement.scrollWidth - window.innerWidth, captions] as const;
  });
  expect(overflow, `pixels out to the side at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
  expect(cut, 'tables that are cut').toEqual([]);
}
