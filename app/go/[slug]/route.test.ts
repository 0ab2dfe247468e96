import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FaultServer, startFaultServer } from '@/lib/upstream/fault-server.fixture';
import { GET } from './route';

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
beforeEach(() => upstream.seen.splice(0));
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

/** The upstream names `url` as the address of every sponsor. */
function store(url: string): void {
  const body = JSON.stringify({ status: true, data: { url } });
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
}

const go = (slug: string, query = '') =>
  GET(new Request(`http://localhost:3000/go/${slug}${query}`), { params: Promise.resolve({ slug }) });

it('counts the click, and leads to the stored address in an answer that nobody keeps and that names no page', async () => {
  store('https://ornek.test/?ref=1');
  const answer = await go('ornek', '?url=https://evil.test&next=//evil.test');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://ornek.test/?ref=1']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(upstream.seen).toEqual(['POST /sponsors/ornek/clicks']);
});

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.test',
  'ftp://ornek.test/',
  '',
])('leads nowhere where the stored address is %j (T-RED)', async (url) => {
  store(url);
  const answer = await go('ornek');
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
});

it('asks nobody about a name that cannot be one', async () => {
  store('https://ornek.test/');
  for (const slug of ['', '..', '../admin', 'a/b', 'A', 'https://evil.test', 'x'.repeat(300)])
    expect((await go(slug)).status, slug).toBe(404);
  expect(upstream.seen).toEqual([]);
});
