import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closed, type FaultServer, listen, startFaultServer } from '@/lib/upstream/fault-server.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';

const { GET } = callMethods('bannerView');

const fiveMegabytes = 5 * 1_048_576;

/** Stands for the banner service, which is not the upstream: BANNER_URL names it. */
let service: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  service = await startFaultServer();
  vi.stubEnv('BANNER_URL', service.url);
  vi.stubEnv('UPSTREAM_URL', 'http://127.0.0.1:9/client');
});
beforeEach(() => service.seen.splice(0));
afterAll(async () => {
  await service.close();
  vi.unstubAllEnvs();
});

const view = (id: string) => new TestBrowser().visit(GET, 'GET', { params: { id } });

const picture =
  (type: string | null, bytes: string | Uint8Array = 'bytes', status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(bytes);

describe('the view of a banner (D26)', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'IMAGE/PNG; q=1'])(
    'passes %s on, which a browser may do nothing with but draw',
    async (type) => {
      service.answerWith(picture(type));
      const answer = await view('b-1');
      expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
      expect(answer.headers.get('content-type')).toBe(type.toLowerCase().split(';')[0]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    },
  );

  it.each(['image/svg+xml', 'text/html', 'application/octet-stream', 'image/pngx', null])(
    'is 502 for %s, which could be more than a picture or is none',
    async (type) => {
      service.answerWith(picture(type, '<svg onload="alert(1)"/>'));
      expect(await readRefusal(await view('b-1'))).toBe('502 upstream_invalid');
    },
  );

  it('ends at 5 MB: the last byte that fits is passed on, the first beyond it is 502', async () => {
    service.answerWith(picture('image/png', new Uint8Array(fiveMegabytes)));
    expect((await (await view('b-1')).arrayBuffer()).byteLength).toBe(fiveMegabytes);
    service.answerWith(picture('image/png', new Uint8Array(fiveMegabytes + 1)));
    expect(await readRefusal(await view('b-1'))).toBe('502 upstream_invalid');
  });

  it('asks BANNER_URL for it, once a view, and tells it nothing of the visitor’s session', async () => {
    const headers: string[] = [];
    service.answerWith((request, response) => {
      headers.push(...Object.keys(request.headers));
      response.writeHead(503).end();
    });
    const visit = { params: { id: 'b-1' }, headers: { cookie: 'sikke=x', authorization: 'Bearer x' } };
    const answer = await new TestBrowser().visit(GET, 'GET', visit);
    expect(await readRefusal(answer)).toBe('503 upstream_unavailable');
    expect(service.seen).toEqual(['GET /api/bc/banners/b-1/view']);
    expect(headers).toContain('x-client-id');
    expect(headers).not.toContain('cookie');
    expect(headers).not.toContain('authorization');
  });

  it('is 404 for an id that cannot be one, without asking, and for one that the service does not know', async () => {
    for (const id of ['', '../x', 'a/b', 'a?b', 'ş', 'x'.repeat(65)])
      expect(await readRefusal(await view(id)), id).toBe('404 not_found');
    expect(service.seen).toEqual([]);
    service.answerWith(picture('application/json', '{}', 404));
    expect(await readRefusal(await view('b-1'))).toBe('404 not_found');
  });

  it('follows no redirect', async () => {
    const other = createServer(picture('image/png'));
    const location = `${await listen(other)}/api/bc/banners/b-1/view`;
    service.answerWith((_request, response) => response.writeHead(302, { location }).end());
    expect(await readRefusal(await view('b-1'))).toBe('502 upstream_invalid');
    await closed(other);
  });
});
