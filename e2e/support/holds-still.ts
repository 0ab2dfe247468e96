import { expect, type Page } from '@playwright/test';

/** What a text's last pixels move is smaller (docs/adr/121); what a member's own part, a picture or a head that wraps moves is larger. */
const leastSeen = 0.002;

/**
 * From now on every page of this tab writes down what moves on it without a press. The typefaces are there by then: what they move when
 * they come late to a first visit is accepted (docs/adr/121), and would hide every other cause.
 */
export async function watchMoves(page: Page): Promise<void> {
  await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
  await page.addInitScript(watch, leastSeen);
}

/** Fails the test, and lets it go on, where something moved on the page since it was opened; names what. */
export async function expectStill(page: Page): Promise<void> {
  const moved = await page.evaluate(() => Reflect.get(window, 'moved'));
  expect.soft(moved, `nothing moves on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** Runs in the page: writes down each layout shift that no press caused, with what moved. */
function watch(least: number): void {
  const moved: string[] = [];
  Reflect.set(window, 'moved', moved);
  const toName = (node: unknown) =>
    node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 120) : String(node);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') || Number(Reflect.get(entry, 'value')) < least) continue;
      const nodes: { readonly node: unknown }[] = Reflect.get(entry, 'sources');
      moved.push(`${Reflect.get(entry, 'value')}: ${nodes.map(({ node }) => toName(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
