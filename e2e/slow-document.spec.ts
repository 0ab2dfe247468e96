import { expect, type Page } from '@playwright/test';
import { test } from './members';
import { startHeldDocuments } from './support/held-document';

/** A page that is rendered per request: a prerendered one asks for its scripts when it is whole (ADR 063). */
const path = '/vip';

/**
 * A returning member has the scripts, so that React takes over while the rest of the document is still on its way. Whatever
 * stands in the part that is missing must only be waited for (ADR 062).
 */
test('a document that comes slowly is taken over without a mismatch, wherever it pauses', async ({
  page,
  baseURL,
  logIn,
  complaints,
}) => {
  await logIn('oyuncu');
  const documents = await startHeldDocuments(Number(new URL(baseURL ?? '').port));
  const url = documents.url + path;
  // The login is for the site's own address, which the proxy is not.
  complaints.allow(/foreign request/);
  try {
    await page.goto(url);
    const count = pauses(await (await page.request.get(url)).text()).length;
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at += 1) {
      documents.holdAt((html) => pauses(html)[at] ?? html.length);
      await page.goto(url, { waitUntil: 'commit' });
      await hydrationBegins(page);
      documents.letGo();
      await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    }
  } finally {
    documents.close();
  }
});

/** In the middle of each script that brings a part of the page's data, but the one that brings its beginning. */
function pauses(html: string): readonly number[] {
  const scripts = [...html.matchAll(/<script[^>]*>self\.__next_f\.push\(\[1,.*?<\/script>/gs)].slice(1);
  return scripts.map(({ index, 0: script }) => index + Math.floor(script.length / 2));
}

/** Resolves once React has taken the document and had two frames of time for what is there. */
async function hydrationBegins(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer'))))
    .toBe(true);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

function isHydrated(): boolean {
  return Object.keys(document.querySelector('a[href]') ?? {}).some((key) => key.startsWith('__reactFiber'));
}
