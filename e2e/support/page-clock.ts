import { expect, type Locator, type Page } from '@playwright/test';

/** The page's clock goes only when it is told to, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.parse('2026-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}

/** Lets the page's clock go in small steps until something is seen. */
export async function runUntilVisible(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await locator.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Does something that waits in the page itself, and lets its clock go a millisecond at a time meanwhile. */
export async function whileTicking(page: Page, work: Promise<void>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  await done;
}
