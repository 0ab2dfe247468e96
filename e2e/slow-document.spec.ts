import { expect, type Page } from '@playwright/test';
import { test } from './members';
import { startHeldDocuments } from './support/held-document';

/** A page that is rendered per request: a prerendered one asks for its scripts when it is whole (ADR 063). */
const path = '/vip';
const pauses = 10;

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
    for (let pause = 1; pause <= pauses; pause += 1) {
      documents.holdAt((html) => pausedAt(html, pause / (pauses + 1)));
      await page.goto(url, { waitUntil: 'commit' });
      await hydrationBegins(page);
      documents.letGo();
      await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    }
  } finally {
    documents.close();
  }
});

/**
 * The page's data in two scripts instead of one, as a server that renders slowly sends it: the document pauses between two rows, after
 * a share of them.
 */
function pausedAt(html: string, share: number): readonly [string, string] {
  const [opening = ''] = /<script[^>]*>(?:\(s=>)?self\.__next_f\.push\(\[1,"/.exec(html) ?? [];
  const start = html.indexOf(opening);
  const end = html.indexOf('</script>', start);
  const data = html.slice(start, end);
  // React begins with the row named 0.
  const root = data.search(/(?:"|\\n)0:/);
  const rows = [...data.matchAll(/(?<!\\)\\n/g)].flatMap(({ index }) =>
    index > root ? [start + index + 2] : [],
  );
  const at = rows[Math.floor(rows.length * share)] ?? start;
  expect(rows.length).toBeGreaterThan(pauses);
  // What stands behind the data reads what stands still (ADR 465): each of the two has it.
  const closing = html.slice(html.lastIndexOf('"])', end), end);
  return [`${html.slice(0, at)}${closing}</script>`, opening + html.slice(at)];
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
