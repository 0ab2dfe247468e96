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

/** Fails where anything stands out to the side. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `pixels out to the side at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}
