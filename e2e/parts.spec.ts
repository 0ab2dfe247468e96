import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { deskPages } from '@/lib/desk-pages';
import { expect, readViolations } from './fixtures';
import { test } from './members';
import { fitsTheScreen } from './support/on-page';
import { aWalk } from './support/walks';

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

/** What the button of a part opens over the page. */
const opened = {
  modal: 'dialog[open] > :first-child',
  sheet: ':popover-open',
  'menu-button': '[data-part="menu-button"] :has(> [role="menu"])',
  'form-summary': '[data-part="form-summary"] [tabindex="-1"]',
  toaster: '[data-sonner-toast]',
} as const;

const touched = ':is(a, button, input, select, textarea, summary)';

/** Parts that stand on many pages stand here beside their like: what only a whole page can keep does not hold for them. */
const ofContext = /^(?:heading-order|landmark-unique):/;

/** So much may differ as the edges of some letters: a part of another colour, shape or size is more. */
const exact = { maxDiffPixelRatio: 0.003, threshold: 0.2 };

test(
  'every part looks in each of its states as it is pictured: renewed by `npm run journeys -- parts --update-snapshots`',
  aWalk,
  async ({ page, logIn }) => {
    test.slow();
    // The samples of a countdown were made at this moment.
    await page.clock.setFixedTime('2098-12-28T19:47:27Z');
    await logIn('moderator');
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await page.goto(deskPages.parts.path, { waitUntil: 'networkidle' });
      await fitsTheScreen(page);
      expect.soft((await readViolations(page)).filter((found) => !ofContext.test(found))).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await forceStates(page);
      await takeOwnFace(page);
      await loadPictures(page);
      await hideFrame(page);
      for (const group of await page.locator('[data-group]').all())
        for (const [name, picture] of await picturesOf(group))
          expect.soft(picture, name).toMatchSnapshot(`${name}-${viewport.width}.png`, exact);
      for (const [part, over] of Object.entries(opened)) {
        if (part === 'toaster') await holdToasts(page);
        await page.locator(`[data-part="${part}"] button`).first().click();
        if (part === 'toaster') await spreadToasts(page);
        const clip = await placeOf(page, over);
        await expect.soft(page).toHaveScreenshot(`${part}-open-${viewport.width}.png`, { ...exact, clip });
        await page.keyboard.press('Escape');
      }
    }
  },
);

/** The parts of a group by name, cut out of one picture: one of each would take minutes. */
async function picturesOf(group: Locator): Promise<readonly (readonly [string, Buffer])[]> {
  const whole = sharp(await group.screenshot({ animations: 'disabled' }));
  const { width: most, height: deepest } = await whole.metadata();
  const parts = await group.evaluate((element) => {
    const from = element.getBoundingClientRect();
    return [...element.querySelectorAll('[data-part]')].map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const [x, y] = [left - from.left, top - from.top];
      return {
        name: part.getAttribute('data-part') ?? '',
        x,
        y,
        toX: right - from.left,
        toY: bottom - from.top,
      };
    });
  });
  return Promise.all(
    parts.map(async ({ name, x, y, toX, toY }) => {
      const [left, top] = [Math.round(x), Math.round(y)];
      const [width, height] = [
        Math.min(Math.round(toX), most) - left,
        Math.min(Math.round(toY), deepest) - top,
      ];
      return [name, await whole.clone().extract({ left, top, width, height }).png().toBuffer()] as const;
    }),
  );
}

/** What stays in its place while the page is scrolled would lie over a part. */
async function hideFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('body *'))
      if (!one.closest('[data-part]') && /fixed|sticky/.test(getComputedStyle(one).position))
        one.style.visibility = 'hidden';
  });
}

/** Codes stand in a face of the viewer's own machine, which no picture can know. */
async function takeOwnFace(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const code of document.querySelectorAll<HTMLElement>('.font-mono'))
      code.style.fontFamily = 'inherit';
  });
}

/** Has what waits to be scrolled to there at once. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
}

/** No toast leaves while its tab is not seen. */
async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Those that are pointed at show all there are; behind them nothing is seen. The pointer itself would wait for what lies over them. */
async function spreadToasts(page: Page): Promise<void> {
  await expect(page.locator(opened.toaster).first()).toHaveAttribute('data-mounted', 'true');
  await page.locator('[data-sonner-toaster]').dispatchEvent('mousemove');
  await expect(page.locator(opened.toaster).first()).toHaveAttribute('data-expanded', 'true');
  await page.getByRole('main').evaluate((main) => {
    main.style.visibility = 'hidden';
  });
}

/** Where all that opened stands, once nothing moves: inside the screen. */
async function placeOf(page: Page, over: string) {
  await expect(page.locator(over).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running')),
    )
    .toBe(false);
  const place = await page.locator(over).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const width = Math.max(...boxes.map(({ right }) => right)) - x;
    return { x, y, width, height: Math.max(...boxes.map(({ bottom }) => bottom)) - y };
  });
  expect.soft(place.x, over).toBeGreaterThanOrEqual(0);
  expect.soft(place.x + place.width, over).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  return place;
}

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
