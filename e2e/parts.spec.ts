import type { Page } from '@playwright/test';
import { deskPages } from '@/lib/desk-pages';
import { expect, readViolations } from './fixtures';
import { test } from './members';
import { fitsTheScreen } from './support/on-page';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What the browser is told of the parts that stand in such a state. */
const forced = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} as const;

/** What its button opens over the page. */
const opened = ['modal', 'sheet', 'menu-button'];

const touched = ':is(a, button, input, select, textarea, summary)';

/** Parts that stand on many pages stand here beside their like: what only a whole page can keep does not hold for them. */
const ofContext = /^(?:heading-order|landmark-unique):/;

/** Another Chromium draws letters a little otherwise; what is meant by a change of look is more than that. */
const almost = { maxDiffPixelRatio: 0.03, threshold: 0.25 };

test('every part looks in each of its states as it is pictured: renewed by `npm run journeys -- parts --update-snapshots`', async ({
  page,
  logIn,
}) => {
  test.slow();
  // The samples of a countdown were made at this moment.
  await page.clock.setFixedTime('2098-12-28T19:47:27Z');
  await logIn('moderator');
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await page.goto(deskPages.parts.path, { waitUntil: 'networkidle' });
    await fitsTheScreen(page);
    expect.soft((await readViolations(page)).filter((found) => !ofContext.test(found))).toEqual([]);
    await forceStates(page);
    for (const group of await page.locator('[data-group]').all()) {
      const name = await group.getAttribute('data-group');
      await expect.soft(group).toHaveScreenshot(`${name}-${viewport.width}.png`, almost);
    }
    for (const part of opened) {
      await page.locator(`[data-part="${part}"] button`).first().click();
      await expect.soft(page).toHaveScreenshot(`${part}-open-${viewport.width}.png`, almost);
      await page.keyboard.press('Escape');
    }
  }
});

/** Has the browser draw links, buttons and fields as if they were pointed at, focused or pressed. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const [state, forcedPseudoClasses] of Object.entries(forced)) {
    const selector = `[data-state="${state}"] ${touched}`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds.length, state).toBeGreaterThan(0);
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
  }
}
