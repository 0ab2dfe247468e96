import { expect, type Page, test } from '@playwright/test';
import { startHeldDocuments } from './support/held-document';
import { rawGet } from './support/raw-request';

/**
 * A returning visitor has the scripts, so that React takes over while the rest of the document is still on its way. Whatever
 * stands in the part that is missing must only be waited for (ADR 062).
 */
test('a document that comes slowly is taken over without a mismatch, wherever it pauses', async ({
  page,
  baseURL,
}) => {
  const sitePort = Number(new URL(baseURL ?? '').port);
  const documents = await startHeldDocuments(sitePort);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    const { body } = await rawGet(sitePort, '/market');
    await page.goto(`${documents.url}/market`);
    for (const bytes of pauses(body)) {
      documents.holdAfter(bytes);
      await page.goto(`${documents.url}/market`, { waitUntil: 'commit' });
      await hydrationBegins(page);
      documents.letGo();
      await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
      expect(complaints.splice(0), `paused after ${bytes} bytes`).toEqual([]);
    }
  } finally {
    documents.close();
  }
});

/** In the middle of each script that brings a part of the page's data, but the one that brings its beginning. */
function pauses(html: string): readonly number[] {
  const scripts = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,.*?<\/script>/gs)].slice(1);
  return scripts.map(({ index, 0: script }) => Buffer.byteLength(html.slice(0, index + script.length / 2)));
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
