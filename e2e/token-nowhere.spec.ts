import type { Page, Request } from '@playwright/test';
import { routeKeys, routes } from '@/lib/routes';
import { expect } from './fixtures';
import { test } from './members';

/** Three base64url parts of which the first two are JSON objects: any JWT, the upstream's among them. */
const jwt = /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/;

test('the upstream token reaches nothing a browser can read: no storage, script, page, body or header', async ({
  page,
  logIn,
}) => {
  test.slow();
  const leaks: string[] = [];
  const seen: Promise<void>[] = [];
  page.on('requestfinished', (request) => seen.push(findLeak(request, leaks)));
  await logIn('oyuncu');
  for (const key of routeKeys) {
    await page.goto(routes[key].path, { waitUntil: 'networkidle' });
    if (jwt.test(await everythingKept(page))) leaks.push(`kept on ${routes[key].path}`);
  }
  const refreshed = await page.evaluate(() =>
    fetch('/api/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }).then(({ status }) => status),
  );
  expect(refreshed).toBe(200);
  await Promise.all(seen);
  expect(seen.length).toBeGreaterThan(routeKeys.length);
  expect(leaks).toEqual([]);
});

/** Reads finished answers alone: the body of one that a navigation cut off never comes. */
async function findLeak(request: Request, leaks: string[]): Promise<void> {
  const response = await request.response();
  if (!response) return;
  const headers = JSON.stringify(await response.allHeaders());
  const body = await response.text().catch(() => '');
  if (jwt.test(headers) || jwt.test(body)) leaks.push(response.url());
}

/** Everything a script of the page could read, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = 'caches' in window ? await caches.keys() : [];
    const flight = JSON.stringify(Reflect.get(window, '__next_f') ?? []);
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const rest = JSON.stringify([databases, cached, document.cookie]);
    return `${rest}${storages}${flight}${document.documentElement.outerHTML}`;
  });
}
