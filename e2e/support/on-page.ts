import { expect, type Locator, type Page } from '@playwright/test';

/** What is said in passing, there or not. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[data-sonner-toast]', { hasText: text });
}

/** Fails where anything stands out to the side. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `pixels out to the side at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}
