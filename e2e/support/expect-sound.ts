import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures';
import { expectStill } from './holds-still';
import { expectReadable, expectShort, expectUsableZoomed, fitsTheScreen, readSharedTwice } from './on-page';

/** A policy that lets in nothing but the site's own files, and of scripts and styles in the page those it names. */
export const strictPolicy =
  /^default-src 'none'; script-src 'self'(?: '(?:sha256|nonce)-[A-Za-z0-9+/=]+')+; style-src 'self'(?: 'sha256-[A-Za-z0-9+/=]+')+;/;

/** Makes every page opened from now on tell whether React took it over. */
export async function tellHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLBodyElement.prototype, 'isHydrated', {
      get: () =>
        Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__reactFiber')),
    });
  });
}

/** Fails, and lets the test go on, where the page that was opened has a policy that is not strict, or is not taken over under it. */
export async function expectHydrated(page: Page, path: string, policy: string | undefined): Promise<void> {
  expect.soft(policy, path).toMatch(strictPolicy);
  await expect.soft(page.locator('body'), path).toHaveJSProperty('isHydrated', true);
}

/** Opens a page once and makes all the checks that hold for every page; a console or network error fails the test besides. */
export async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect.soft(answer?.status(), path).toBe(status);
  await expectHydrated(page, path, answer?.headers()['content-security-policy']);
  await expectStill(page);
  await expectAccessible(page);
  await fitsTheScreen(page);
  expect.soft(await readSharedTwice(page), `${path}: moves to its page from two places`).toEqual([]);
  await expectShort(page);
  await expectReadable(page);
  await expectUsableZoomed(page);
}
