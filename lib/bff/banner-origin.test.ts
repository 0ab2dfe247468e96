import { afterAll, expect, it, vi } from 'vitest';
import { startFaultServer } from '@/lib/upstream/fault-server.fixture';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';

const { GET } = callMethods('bannerView');

afterAll(() => vi.unstubAllEnvs());

it('without BANNER_URL a banner’s picture is asked for at the upstream’s origin, not below its base (D26)', async () => {
  const upstream = await startFaultServer();
  vi.stubEnv('UPSTREAM_URL', `${upstream.url}/client/v1`);
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('bytes'),
  );
  const answer = await new TestBrowser().visit(GET, 'GET', { params: { id: 'b-1' } });
  expect([answer.status, upstream.seen]).toEqual([200, ['GET /api/bc/banners/b-1/view']]);
  await upstream.close();
});
