import type { Page } from '@playwright/test';
import { deskPages } from '@/lib/desk-pages';
import { deskHome } from '@/lib/routes';
import { expect, expectAccessible } from './fixtures';
import { test } from './members';
import { expectHydrated, tellHydration } from './support/expect-sound';
import { fitsTheScreen } from './support/on-page';
import { aWalk, waysWalked } from './support/walks';

const widths = [390, 768, 1280, 1920] as const;

/** Pages whose parts are each a page of its own kind, not an entry. */
const withParts = [deskPages.look, deskPages.settings, deskPages.setup].map(({ path }) => path);
/** What stands below an entry or a list, and is no entry. */
const below = ['yeni', 'aktar', 'gecmis', 'av', 'alim'];

/** What a page of the back office is one of: an entry is like every other of its list. */
function shapeOf(path: string): string {
  if (withParts.some((one) => path.startsWith(one))) return path;
  const [, , room, ...rest] = path.split('/');
  return [room, ...rest.map((part) => (below.includes(part) ? part : '*'))].join('/');
}

/** The pages that a page leads to, without what only leaves or loads a file. */
function linksOf(page: Page): Promise<readonly string[]> {
  return page
    .locator(`main a[href^="${deskHome}"]:not([download]):not([href$="/onizle"])`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

test(
  'every page of the back office keeps the policy, hydrates, is accessible, and is cut off at no width',
  aWalk,
  async ({ page, logIn }) => {
    test.setTimeout(900_000);
    await tellHydration(page);
    await logIn('admin');
    const waiting = Object.values(deskPages).map(({ path }): string => path);
    const known = new Set(waiting.map(shapeOf));
    let nth = 0;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const at = path;
      nth += 1;
      const walked = waysWalked(nth, widths);
      await test.step(at, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        const answer = await page.goto(at, { waitUntil: 'networkidle' });
        expect.soft(answer?.status(), at).toBe(200);
        await expectHydrated(page, at, answer?.headers()['content-security-policy']);
        await expect.soft(page.locator('meta[name="robots"]'), at).toHaveAttribute('content', /noindex/);
        // The page of parts says itself what of them axe would find out of their place (parts.spec).
        if (at !== deskPages.parts.path) await expectAccessible(page);
        for (const width of walked) {
          await page.setViewportSize({ width, height: 900 });
          await fitsTheScreen(page);
        }
        for (const link of await linksOf(page)) {
          if (known.has(shapeOf(link))) continue;
          known.add(shapeOf(link));
          waiting.push(link);
        }
      });
    }
    expect(known.size, 'pages').toBeGreaterThan(35);
  },
);
