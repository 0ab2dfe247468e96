import type { Page } from '@playwright/test';
import { infoPagePath, menuGroups, menuRoutes, routes } from '@/lib/routes';
import { remadePages } from '@/scripts/remade-pages';
import { expect } from './fixtures';
import { test } from './members';
import { expectReadable } from './support/on-page';
import { aWalk, waysWalked } from './support/walks';

/** What the remade pages promise beyond what holds for every page (every-page.spec.ts). */
const pages = Object.values(remadePages);
const open = pages.filter(({ isMembersOnly }) => !isMembersOnly);
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test(
  'by Tab alone every control of a remade page is reached, in sight, uncovered and marked; no text is too small, no picture stands twice on a screen',
  aWalk,
  async ({ page, logIn }) => {
    await logIn('oyuncu');
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      for (const [nth, { path }] of pages.entries()) {
        if (!waysWalked(nth, sizes).includes(viewport)) continue;
        await test.step(`${path} at ${viewport.width}`, async () => {
          await page.goto(path, { waitUntil: 'networkidle' });
          expect.soft(await walkByTab(page), `${path} at ${viewport.width}`).toEqual([]);
          await expectReadable(page);
        });
      }
    }
  },
);

/** Presses Tab from the page's start to its end; answers the stops that nobody could see or find. */
async function walkByTab(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(findFault);
    if (fault === null) {
      expect(stops, 'stops on the way').toBeGreaterThan(20);
      return faults;
    }
    if (fault !== '') faults.push(fault);
  }
  return [...faults, 'Tab comes to no end'];
}

/** Runs in the page: what is wrong with the control that has the focus; empty for nothing, null where the page is left or begins again. */
function findFault(): string | null {
  const stop = document.activeElement;
  const stops: Set<Element> = Reflect.get(window, 'stops') ?? new Set();
  Reflect.set(window, 'stops', stops);
  if (stop === null || stop === document.body || stops.has(stop)) return null;
  stops.add(stop);
  const label = stop.closest('label');
  const marks = [
    getComputedStyle(stop),
    getComputedStyle(stop, '::after'),
    ...(label ? [getComputedStyle(label)] : []),
    ...[...stop.querySelectorAll('rect')].map((rect) => getComputedStyle(rect)),
  ];
  const isMarked = marks.some(
    ({ outlineStyle, outlineWidth, stroke }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || stroke !== 'none',
  );
  // A link that breaks into two lines has its own middle beside it: that of its first line counts, and of a text that is cut only what is seen.
  const { left, top, height, right: end } = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
  let right = end;
  for (let around = stop.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).textOverflow === 'ellipsis')
      right = Math.min(right, around.getBoundingClientRect().right);
  const width = right - left;
  const within = (at: number, most: number) => Math.min(Math.max(at, 1), most - 2);
  const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
  const above = document.elementFromPoint(within(x, innerWidth), within(y, innerHeight));
  const isSeen = width > 0 && left < innerWidth && left + width > 0 && top < innerHeight && top + height > 0;
  const isFree =
    above !== null && (stop.contains(above) || above.contains(stop) || label?.contains(above) === true);
  if (isMarked && isSeen && isFree) return '';
  const over = isFree ? '' : ` below ${above?.outerHTML.slice(0, 120)} at ${Math.round(x)},${Math.round(y)}`;
  return `${JSON.stringify({ isMarked, isSeen, isFree })} ${stop.outerHTML.slice(0, 120)}${over}`;
}

test(
  'who asked for less motion sees none on a remade page; who did not sees none at its first paint but what waits',
  aWalk,
  async ({ page, logIn }) => {
    await watchMotion(page);
    const calm = ['reduce', 'no-preference'] as const;
    for (const who of ['guest', 'member'] as const) {
      if (who === 'member') await logIn('oyuncu');
      for (const reducedMotion of calm) {
        await page.emulateMedia({ reducedMotion });
        for (const [nth, { path }] of (who === 'member' ? pages : open).entries()) {
          // In turn with the other visitor, too.
          if (!waysWalked(who === 'member' ? nth : nth + 1, calm).includes(reducedMotion)) continue;
          await test.step(`${path} (${who}, ${reducedMotion})`, async () => {
            // What another journey earns for this member turns the coin, once.
            await expect(async () => {
              await page.goto(path, { waitUntil: 'networkidle' });
              expect(await readMotion(page), `${path} (${who}, ${reducedMotion})`).toEqual([]);
            }).toPass();
          });
        }
      }
    }
  },
);

/**
 * Has each page opened from now on keep what moved in it for longer than a millisecond. A skeleton shimmers until its part is there, and one's own
 * stubs fan out as they come, after the first paint (motion.spec.ts): neither counts where motion is wanted.
 */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Reflect.set(window, 'kept', kept);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const keep = (
      name: string,
      of: 'animationDuration' | 'transitionDuration',
      target: EventTarget | null,
    ) => {
      if (!(target instanceof Element)) return;
      const ms = 1000 * Number.parseFloat(getComputedStyle(target)[of]);
      const waits = name === 'shimmer' || target.matches('.stub');
      if (ms > 1 && (isCalm || !waits)) kept.push(`${name} ${ms} ${target.outerHTML.slice(0, 90)}`);
    };
    document.addEventListener(
      'animationstart',
      ({ animationName, target }) => keep(animationName, 'animationDuration', target),
      true,
    );
    document.addEventListener(
      'transitionrun',
      ({ propertyName, target }) => keep(propertyName, 'transitionDuration', target),
      true,
    );
    const { animate } = Element.prototype;
    Element.prototype.animate = function moved(frames, options) {
      kept.push(`moved ${this.outerHTML.slice(0, 90)}`);
      return animate.call(this, frames, options);
    };
  });
}

function readMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(window, 'kept'));
}

test('a remade page that is open to all is the same HTML for a guest and a member: what is a member’s own is a leaf of it', async ({
  page,
  request,
  logIn,
}) => {
  await logIn('oyuncu');
  for (const { path } of open)
    await test.step(path, async () => {
      // Its data may be renewed between two readings.
      await expect(async () => {
        const [guest, member] = [await request.get(path), await page.request.get(path)];
        expect(member.headers()['x-nextjs-prerender']).toBe('1');
        expect(member.headers()['cache-control']).toContain('public');
        expect((await member.text()) === (await guest.text()), 'the same for both').toBe(true);
      }).toPass();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // What Chromium reports of the scripts it was told not to run.
  test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

  test('a member reads every remade page and is led on, and no skeleton waits for a script', async ({
    page,
    logIn,
  }) => {
    await logIn('oyuncu');
    const areas = menuGroups.flatMap(menuRoutes).map((area): string => routes[area].path);
    for (const { path } of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        await expect(page.locator('main .animate-shimmer:visible')).toHaveCount(0);
        await expect(page.locator('main :is(p, li, tr):visible').nth(9)).toBeVisible();
        const links = await page.locator('a[href^="/"]:visible').all();
        const targets = await Promise.all(links.map((link) => link.getAttribute('href')));
        expect.soft(targets, path).toEqual(expect.arrayContaining(areas));
      });
    await page.goto(routes.vip.path);
    await expect(page.getByRole('main').getByText('Bronz').first()).toBeVisible();
    await page.goto(infoPagePath('hareketler'));
    await expect(page.getByRole('row').nth(3)).toBeVisible();
  });
});
