import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/csp/security-headers';
import { noteOutage } from '@/lib/upstream/outage';
import { keptConnections } from '@/system/kept-connections';
import { ask as askAt, listen } from './ask.fixture';
import { compressOnce } from './compress-once';
import { createFront } from './front';

let server: Server;
let port = 0;
let seen: Record<string, unknown> = {};

/** The site's own table, which every answer must carry. */
const security = securityHeaders();

beforeAll(async () => {
  const compress = compressOnce((path) => path === '/page' || path.startsWith('/page/'));
  const handler = async (...[req, res]: Parameters<Parameters<typeof createFront>[0]>) => {
    compress(req, res);
    wrapEnd(res);
    seen = { ...req.headers };
    if (req.url === '/api/later') await new Promise(setImmediate);
    if (req.url === '/broken') throw new Error('with a secret');
    if (req.url === '/page/gone') {
      res.statusCode = 404;
      return void res.setHeader('Content-Type', 'text/html').end('yok '.repeat(200));
    }
    if (req.url === '/page/stale') {
      noteOutage(null);
      res.setHeader('ETag', '"s"').setHeader('Content-Type', 'text/html').end('eski '.repeat(200));
      res.statusCode = 500;
      return;
    }
    if (req.url === '/gone') return void res.writeHead(404).end();
    if (req.url?.startsWith('/outage')) {
      const isCall = req.url === '/outage-call';
      if (req.url !== '/outage-own') noteOutage(req.url === '/outage-wait' ? 30 : null);
      await new Promise(setImmediate);
      res.statusCode = 500;
      return void res
        .setHeader('Content-Type', isCall ? 'application/json' : 'text/html; charset=utf-8')
        .end('sorry');
    }
    if (req.url?.startsWith('/two')) res.setHeader('Content-Security-Policy', ['guard', 'own']);
    if (req.url === '/two/prerendered') res.setHeader('x-nextjs-prerender', '1');
    if (req.url === '/shared') res.setHeader('Cache-Control', 's-maxage=30, stale-while-revalidate=31535970');
    if (req.url === '/own')
      res.setHeader('Content-Security-Policy', 'own').setHeader('Cache-Control', 'public');
    res.setHeader('ETag', '"1"').setHeader('Content-Type', 'text/html').end('sikke '.repeat(200));
  };
  server = createFront(handler, { trustedHops: 1, securityHeaders: security, onFailure: () => undefined });
  port = await listen(server);
});
afterAll(() => void server.close());

/** Ends an answer as Next's compression does: its head goes out before what it found as `end` is called. */
function wrapEnd(res: ServerResponse): void {
  const found = res.end;
  const wrapped = (...args: unknown[]) => {
    if (!res.headersSent) res.writeHead(res.statusCode);
    return Reflect.apply(found, res, args);
  };
  Object.assign(res, { end: wrapped });
}

const ask = (path: string, options?: Parameters<typeof askAt>[2]) => askAt(port, path, options);

/** Sends bytes as they are. @returns everything that comes back until the connection ends */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text)).on('error', () => resolve(text));
  });
}

describe('the front server', () => {
  it.each([
    ['/vip;x', 404],
    ['/vip%2f', 404],
    ['/vip%00', 404],
    ['/\\vip', 404],
    ['/x/../vip', 404],
    ['/./vip', 404],
    ['/%76ip', 404],
    ['/%2e%2e/vip', 404],
    ['/vip%', 400],
    ['/api/%ff', 400],
    ['/api/bc/banners/%c3%28/view', 400],
    [`/${'a'.repeat(9000)}`, 414],
    ['/haberler?q=%2Fvip;x', 200],
    ['/_next/static/chunks/%5Bsection%5D-1_.js', 200],
  ])('answers one spelling of a path alone: %s → %i', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('sends a stale page under its own status, whatever becomes of the one that is made anew behind it', async () => {
    for (const encoding of ['br', 'gzip'])
      expect((await ask('/page/stale', { headers: { 'accept-encoding': encoding } })).status).toBe(200);
  });

  it('asks for https where the nearest proxy says that the visitor came over it, refusals included', async () => {
    const readHsts = async (path: string, proto: string) =>
      (await ask(path, { headers: { 'x-forwarded-proto': proto } })).headers['strict-transport-security'];
    expect(await readHsts('/own', 'https')).toBe('max-age=63072000; includeSubDomains');
    expect(await readHsts('/vip;x', 'http, https')).toBe('max-age=63072000; includeSubDomains');
    expect([await readHsts('/own', 'http'), await readHsts('/own', 'https, http')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('sends a doubled slash to the single one, on this site', async () => {
    expect(await ask('//evil.example//x?a=1')).toMatchObject({
      status: 308,
      headers: { location: '/evil.example/x?a=1' },
    });
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'OPTIONS'])(
    'does not know the method %s',
    async (method) => {
      expect(await ask('/', { method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD, POST, PATCH' },
      });
    },
  );

  it.each(['/og.png', '/_next/static/chunks/a.js', '/sponsors/a.svg?x=.y'])(
    'lets nobody write to a file: %s',
    async (path) => {
      expect(await ask(path, { method: 'POST' })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    },
  );

  it('takes no internal header from a visitor and states the address itself', async () => {
    await ask('/', {
      headers: {
        'x-middleware-subrequest': 'middleware',
        'x-matched-path': '/vip',
        'x-invoke-path': '/vip',
        'x-now-route-matches': '1',
        'x-nextjs-data': '1',
        'x-nonce': 'mine',
        'x-sikke-address': '1.2.3.4',
        'x-forwarded-for': '6.6.6.6, 203.0.113.9',
        'x-forwarded-host': 'evil.example:x',
        'x-request-id': 'a b',
        rsc: '1',
      },
    });
    expect(seen).toMatchObject({ 'x-sikke-address': '203.0.113.9', rsc: '1' });
    expect(seen['x-request-id']).toMatch(/^[\w-]{36}$/);
    const internal = Object.keys(seen).filter((name) => /^x-(?!request-id|sikke-address)/.test(name));
    expect(internal).toEqual([]);
  });

  it.each([
    [
      'both lengths',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    [
      'two lengths',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      '400',
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nConnection: close\r\n\r\n', '400'],
    ['an unknown coding', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n', '400'],
    ['a header too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', '400'],
    ['a tunnel', 'CONNECT 127.0.0.1:9 HTTP/1.1\r\nHost: a\r\n\r\n', '405'],
    ['an absolute target', 'GET http://127.0.0.1:9/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '400'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    [
      'a large body that asks first',
      'POST /api/x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 60000000\r\n\r\n',
      '413',
    ],
    ['a body too large', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n', '413'],
    [
      'a picture of 5 MB and a byte',
      'POST /api/media HTTP/1.1\r\nHost: a\r\nContent-Length: 5242881\r\n\r\n',
      '413',
    ],
  ])('refuses %s and ends the connection', async (_what, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    for (const { key, value } of security) expect(answer).toContain(`${key}: ${value}`);
  });

  it('adds what an answer of the site lacks, and takes nothing from one that has it', async () => {
    const gone = await ask('/gone');
    for (const { key, value } of security) expect(gone.headers[key.toLowerCase()]).toBe(value);
    expect(gone.headers['content-security-policy']).toContain("default-src 'none'");
    expect(gone.headers['cache-control']).toBe('no-store');
    const page = await ask('/own');
    expect(page.headers).toMatchObject({ 'content-security-policy': 'own', 'cache-control': 'public' });
  });

  it('has browsers ask anew for what a shared cache may serve stale', async () => {
    const { headers } = await ask('/shared');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate');
  });

  it('lets a prerendered answer follow its own policy alone, and takes none from any other', async () => {
    const [prerendered, other] = [await ask('/two/prerendered'), await ask('/two')];
    expect(prerendered.headers['content-security-policy']).toBe('own');
    expect(other.headers['content-security-policy']).toBe('guard, own');
  });

  it('waits longer for a first request than our own callers keep a connection without one (ADR 450)', () => {
    expect(server.headersTimeout).toBeGreaterThan(keptConnections.keepAliveMaxTimeout);
  });

  it('hands the signature of a revalidation on', async () => {
    const signed = { 'x-sikke-timestamp': '1', 'x-sikke-signature': 'a' };
    await ask('/', { headers: signed });
    expect(seen).toMatchObject(signed);
  });

  it('hands no range on: nothing here is large enough for one', async () => {
    await ask('/', { headers: { range: 'bytes=9999999-', 'if-range': '"1"' } });
    expect([seen.range, seen['if-range']]).toEqual([undefined, undefined]);
  });

  it('says 100 Continue to a body it takes', async () => {
    const answer = await raw(
      'POST /api/x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    );
    expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
  });

  it('ends the connection with the answer when the body goes on and on', async () => {
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const head = 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answer = await raw(head + chunk.repeat(4));
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/^Connection: close\r$/m);
  });

  it.each(['/api/x', '/api/a;b', '/'])(
    'promises no further answer where the body of %s was not awaited, and lets the answer arrive',
    async (path) => {
      const answer = await raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf`);
      expect(answer).toMatch(/^HTTP\/1.1 (200|404|405) /);
      expect(answer).toMatch(/^Connection: close\r$/m);
      expect(answer).not.toMatch(/keep-alive/i);
    },
  );

  it('keeps the connection of a request that was read to its end', async () => {
    const first = 'POST /api/later HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody';
    const answer = await raw(`${first}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer.match(/^HTTP\/1\.1 200/gm)).toHaveLength(2);
  });

  it.each([
    ['GET /api/%ff HTTP/1.1\r\nHost: a', 400, 'bad_request'],
    ['GET /api/x%2f HTTP/1.1\r\nHost: a', 404, 'not_found'],
    ['PUT /api/login HTTP/1.1\r\nHost: a', 405, 'method_not_allowed'],
    ['POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000', 413, 'payload_too_large'],
    [`GET /api/${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a`, 414, 'bad_request'],
    [`GET /api/init HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}`, 431, 'headers_too_large'],
    ['GET /api/init HTTP/1.1\r\nHost: a\r\nX Y: 1', 400, 'bad_request'],
    ['POST /api/login HTTP/1.1\r\nHost: a\r\nExpect: cake', 417, 'bad_request'],
  ])('refuses a call in the one error body: %.40s', async (head, status, error) => {
    const answer = await raw(`${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^content-type: application\/json\r$/im);
    expect(JSON.parse(answer.split('\r\n\r\n', 2)[1] ?? '')).toEqual({ error });
  });

  it.each(['/', '/vip', '/apix'])('takes no body for the page %s, however it is sent', async (path) => {
    const answer = await raw(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n10000\r\n${'a'.repeat(65_536)}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 [\s\S]*Allow: GET, HEAD\r\n/);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });

  it('tells nothing about a failure', async () => {
    const answer = await ask('/broken');
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toBe('Internal Server Error\n');
  });

  it.each([
    ['/outage', 503, '5'],
    ['/outage-wait', 503, '30'],
    ['/outage-own', 500, undefined],
    ['/outage-call', 500, undefined],
  ])(
    'answers 503 for a page that failed with the upstream, and leaves faults of our own and calls: %s → %i',
    async (path, status, retryAfter) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
      expect([answer.headers['cache-control'], answer.body.toString()]).toEqual(['no-store', 'sorry']);
    },
  );

  it('compresses a prerendered page and hands the site no encoding, but leaves other paths to it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const page = await ask('/page', { headers });
    expect(page.headers).toMatchObject({
      'content-encoding': 'gzip',
      etag: 'W/"1"',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(page.body).toString()).toBe('sikke '.repeat(200));
    expect(seen['accept-encoding']).toBeUndefined();
    const other = await ask('/other', { headers });
    expect(other.headers['content-encoding']).toBeUndefined();
    expect(seen['accept-encoding']).toBe('gzip');
  });

  it('compresses the answer to an entry that does not exist too', async () => {
    const answer = await ask('/page/gone', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer).toMatchObject({ status: 404, headers: { 'content-encoding': 'gzip' } });
    expect(gunzipSync(answer.body).toString()).toBe('yok '.repeat(200));
  });

  it('sends a page as it is to a visitor who takes no compression', async () => {
    const page = await ask('/page', { headers: { 'accept-encoding': 'gzip;q=0, br;q=0' } });
    expect(page.headers['content-encoding']).toBeUndefined();
  });
});
