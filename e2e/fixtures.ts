import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { axeSource, markUnlikeTexts } from './support/unlike-texts';

/** What a page did that no visitor should ever make it do. */
export interface Complaints {
  readonly list: string[];
  /** Lets a complaint pass that this test provokes on purpose, such as the browser's own line about a 401. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** An address of its own for each test, so that limits per address do not couple tests; sent as X-Forwarded-For. */
  readonly visitorAddress: string;
  readonly complaints: Complaints;
  /** Whether the popup 'Bildirim' may open, as on a first visit; elsewhere it was closed forever before. */
  readonly popup: boolean;
}

let count = 0;

/**
 * `test` of every journey. A console error, an uncaught exception, a failed request or a request to another origin fails the
 * test, whatever it looks at, unless it was allowed by name.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  visitorAddress: async ({}, use, info) => {
    count += 1;
    await use(`10.${info.workerIndex % 200}.${Math.floor(count / 200) % 250}.${(count % 200) + 1}`);
  },
  extraHTTPHeaders: async ({ visitorAddress }, use) => {
    await use({ 'X-Forwarded-For': visitorAddress });
  },
  popup: [false, { option: true }],
  context: async ({ context, popup }, use) => {
    if (!popup) await context.addInitScript(closePopup);
    await use(context);
  },
  complaints: [
    async ({ context, baseURL }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => listen(page, new URL(baseURL ?? '').origin, list));
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      const left = list.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(left, 'the console and the network stay clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails the test with the accessibility violations of the page as it stands, and lets it look at its next page. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await readViolations(page);
  expect.soft(violations, `axe finds nothing on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** The texts whose contrast was enough, on whatever page this process opened: what decides it is all in a text's key. */
const readTexts = new Set<string>();

/** What axe finds wrong with the page as it stands: each rule with the elements. */
export async function readViolations(page: Page): Promise<readonly string[]> {
  // What begins to fade while axe looks, such as a toast that leaves, is there or gone at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(comeToRest);
  const marked = await page.evaluate(markUnlikeTexts, [...readTexts]);
  // In the page itself, and only what is wrong: the description of all that is right takes longer than the checks.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What is too pale is told of each page.
  if (!violations.some(({ id }) => id === 'color-contrast')) for (const text of marked) readTexts.add(text);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export { expect };

/** What fades in or out has colours that nobody is meant to read: it is shown as it ends. What goes on for ever is left alone. */
function comeToRest(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}

/** Runs in each frame before its scripts; a sandboxed or foreign frame may have no storage to write to. */
function closePopup(): void {
  try {
    localStorage.setItem('closeModal', '1');
  } catch {
    // Such a frame shows no popup either.
  }
}

function listen(page: Page, origin: string, list: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) list.push(`foreign request: ${url.origin}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation away cancels what is under way: no fault of the page.
    if (!/ERR_ABORTED/.test(reason)) list.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
}
