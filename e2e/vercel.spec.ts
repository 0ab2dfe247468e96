import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { sessionPassword } from './support/session-cookie';

/**
 * What a host such as Vercel runs: the build without our front server. Nothing was ever deployed there (docs/deployment.md); this is what can be
 * seen of it here. This build is that of all journeys: which headers one on Vercel writes is `lib/csp/built-headers.test.ts`.
 */
let site: BuiltSite;
test.beforeAll(async () => {
  site = await startBuiltSite({
    middleware: 'kept',
    env: { VERCEL: '1', SESSION_PASSWORD: sessionPassword, SITE_URL: 'http://localhost:3000' },
  });
});
test.afterAll(() => site?.stop());

const manifestSchema = z.object({
  middleware: z.object({ '/': z.object({ files: z.array(z.string()), wasm: z.array(z.unknown()) }) }),
});

test('the middleware is of the edge runtime, a quarter of the least limit, and asks nothing of Node', () => {
  const { middleware } = manifestSchema.parse(
    JSON.parse(readFileSync('.next/server/middleware-manifest.json', 'utf8')),
  );
  const code = middleware['/'].files.map((file) => readFileSync(join('.next', file), 'utf8')).join('\n');
  // One megabyte, compressed, on the smallest plan.
  expect(gzipSync(code).length).toBeLessThan(1_048_576 / 4);
  expect(middleware['/'].wasm).toEqual([]);
  const asked = [...code.matchAll(/(?:require|import)\(["'](?:node:)?([a-z_/]+)["']\)/g)].map(
    ([, name]) => name,
  );
  expect(
    asked.filter((name) => ['fs', 'net', 'http', 'child_process', 'os', 'path'].includes(name ?? '')),
  ).toEqual([]);
});

test('without our front a guest reads pages, and the guards hold', async ({ request }) => {
  const base = `http://127.0.0.1:${site.port}`;
  const page = await request.get(`${base}/sponsorlar`);
  expect([page.status(), await page.text()]).toEqual([200, expect.stringMatching(/<h1[\s\S]*<\/html>/)]);
  const guarded = await request.get(`${base}/user/info`, { maxRedirects: 0 });
  expect([guarded.status(), guarded.headers().location]).toEqual([307, expect.stringContaining('login')]);
});

test('there is no stream of changes, which is said at once and for good, so that islands ask every few seconds', async ({
  request,
}) => {
  const asked = Date.now();
  const answer = await request.get(`http://127.0.0.1:${site.port}/api/live?topics=stream`);
  // To an `EventSource` 204 is the word to ask no more.
  expect([answer.status(), answer.headers()['content-type']]).toEqual([204, undefined]);
  expect(Date.now() - asked).toBeLessThan(15_000);
});
