import { afterEach, expect, it, vi } from 'vitest';
import { startFaultServer } from '@/lib/upstream/fault-server.fixture';

afterEach(() => vi.unstubAllEnvs());

/** The environment is read once a process. */
async function answers(upstreamUrl: string) {
  vi.resetModules();
  vi.stubEnv('UPSTREAM_URL', upstreamUrl);
  vi.stubEnv('LOG_LEVEL', 'silent');
  const [ready, health] = await Promise.all([import('./route'), import('../healthz/route')]);
  const [answer, alive] = [await ready.GET(), health.GET()];
  return [answer.status, await answer.json(), alive.status, answer.headers.get('cache-control')];
}

it.each([
  ['takes no connection', 'http://127.0.0.1:1'],
  ['has a name that nobody knows (R-UP-12)', 'http://nx.invalid'],
])('a site whose upstream %s is alive and not ready, and says why (R-UP-1)', async (_what, url) => {
  const reason = { status: false, error: 'upstream_unavailable' };
  expect(await answers(url)).toEqual([503, reason, 200, 'no-store']);
});

it('is ready when its upstream answers /init', async () => {
  const upstream = await startFaultServer();
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":true,"data":{}}'),
  );
  expect(await answers(upstream.url)).toEqual([200, { status: true }, 200, 'no-store']);
  expect(upstream.seen).toEqual(['GET /init']);
  await upstream.close();
});
