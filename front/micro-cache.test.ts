import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerKnown } from './answer-known';
import { type Answer, ask, listen } from './ask.fixture';
import { compressOnce } from './compress-once';
import { createFront } from './front';
import { createKeptAnswers } from './kept-answers';
import { knownHosts } from './known-hosts';
import { microCache } from './micro-cache';

let server: Server;
let port = 0;
/** How often the site itself was asked. */
let asked = 0;
let clock = 0;
let version = 'bir';
/** Holds the site's answers back while there is one. */
let gate: Promise<void> | null = null;

/** Answers as Next does: each answer says how often the site was asked until then. */
async function site(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const path = req.url?.split('?', 1)[0] ?? '';
  const body = `${version} ${path} ${'sikke '.repeat(200)}`;
  asked += 1;
  res.setHeader('X-Asked', asked);
  await gate;
  if (path === '/api/revalidate')
    return void res.writeHead(req.headers['x-sikke-signature'] ? 200 : 403).end('{}');
  if (path === '/moved') return void res.writeHead(307, { Location: '/page' }).end();
  if (path.startsWith('/haberler/')) res.statusCode = 404;
  if (path === '/sets') res.setHeader('Set-Cookie', 'sikke-ref=A; Path=/');
  if (path === '/varies') res.setHeader('Vary', 'Cookie');
  if (path !== '/fresh') res.setHeader('x-nextjs-cache', 'HIT');
  if (path.startsWith('/api/')) return void answerCall(path, res);
  res.setHeader('Content-Type', path === '/data' ? 'text/x-component' : 'text/html; charset=utf-8');
  res.setHeader('Content-Security-Policy', path === '/nonce' ? "script-src 'nonce-1'" : policy);
  res.setHeader('Cache-Control', path === '/private' ? 'private, no-store' : 's-maxage=30');
  res.setHeader('ETag', `"${version}"`);
  if (path === '/parts') res.write('part');
  res.end(body);
}

function answerCall(path: string, res: ServerResponse): void {
  if (path === '/api/init') res.setHeader('Set-Cookie', 'sikke=; Max-Age=0');
  if (path === '/api/tournaments/yok') res.statusCode = 404;
  res.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  res.end(`{"path":"${path}"}`);
}

const policy = "script-src 'sha256-1'";

async function start(isAhead: boolean): Promise<void> {
  [asked, clock, version, gate] = [0, 0, 'bir', null];
  const compress = compressOnce((path) => path === '/page');
  const memory = {
    kept: createKeptAnswers({ lifeMs: 1_000, mostBytes: 40_000, now: () => 10_000 + clock }),
    isKnownHost: knownHosts(['https://other.test']),
  };
  const handler = microCache((req, res) => {
    compress(req, res);
    return site(req, res);
  }, memory);
  server = createFront(handler, {
    answerKnown: isAhead ? answerKnown(memory) : undefined,
    trustedHops: 0,
    securityHeaders: [{ key: 'X-Frame-Options', value: 'DENY' }],
    onFailure: () => undefined,
  });
  port = await listen(server);
}
afterEach(() => void server.close());

/** Whether a connection stays for the next question. */
let connection = 'close';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  ask(port, path, { method, headers: { connection, ...headers } });

/** The answer to what is sent word for word, on a connection of its own. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

/** Whether an answer came out of memory: the site would have counted it. */
async function isShared(path: string, headers: Record<string, string> = {}): Promise<boolean> {
  const before = asked;
  await get(path, headers);
  return asked === before;
}

/** Asked behind everything that stands before it, and ahead of all that: nobody sees a difference. */
describe.each([
  ['behind the front', false, 'close'],
  ['ahead of it', true, 'close'],
  ['ahead of it, by connections that stay', true, 'keep-alive'],
])('the memory of guests’ pages, %s', (_where, isAhead, how) => {
  beforeEach(() => {
    connection = how;
    return start(isAhead);
  });

  it('answers a guest with the very page another guest got, under a request id of its own', async () => {
    const [first, second] = [await get('/page'), await get('/page')];
    expect(asked).toBe(1);
    expect(second.body.equals(first.body)).toBe(true);
    const { 'x-request-id': one, date: _d, ...rest } = first.headers;
    const { 'x-request-id': two, date: _e, ...others } = second.headers;
    expect(others).toEqual(rest);
    expect(two).toMatch(/^[\w-]{36}$/);
    expect(two).not.toBe(one);
  });

  it('keeps a page for a second at most, and asks for it anew before that', async () => {
    await get('/page');
    clock = 499;
    expect(await isShared('/page')).toBe(true);
    version = 'iki';
    clock = 500;
    expect(String((await get('/page')).body)).toContain('iki');
    clock = 999;
    expect(await isShared('/page')).toBe(true);
    clock = 1_500;
    expect(await isShared('/page')).toBe(false);
  });

  it('lets one guest renew a page while the others still get it, until its second is over', async () => {
    await get('/page');
    clock = 600;
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const renewing = get('/page');
    await waitFor(() => asked === 2);
    expect(await isShared('/page')).toBe(true);
    clock = 1_000;
    const late = get('/page');
    await waitFor(() => asked === 3);
    open();
    expect([(await renewing).status, (await late).status]).toEqual([200, 200]);
  });

  it.each([
    ['a session', { cookie: 'sikke=Fe26.2*x~2' }],
    ['a session over https', { cookie: 'a=b; __Host-sikke=x' }],
    ['a session that is garbage', { cookie: 'sikke=;;;' }],
    ['the mark of a hop', { cookie: 'sikke-hop=1' }],
    ['a preview of Next', { cookie: '__prerender_bypass=x' }],
    ['a cookie no two parsers read alike', { cookie: '\u00a0sikke=x; =y' }],
    ['a router’s request', { rsc: '1' }],
    ['a prefetch', { 'next-router-prefetch': '1' }],
    ['credentials', { authorization: 'Bearer x' }],
    ['the wish for a fresh answer', { 'cache-control': 'no-cache' }],
  ])('neither serves nor learns from a request with %s', async (_what, headers) => {
    await get('/page', headers);
    expect(await isShared('/page')).toBe(false);
    expect(await isShared('/page', headers)).toBe(false);
  });

  it('puts an answer together that came in parts', async () => {
    const first = await get('/parts');
    expect(await isShared('/parts')).toBe(true);
    expect((await get('/parts')).body.equals(first.body)).toBe(true);
  });

  it.each([
    '/api/sponsors',
    '/api/site',
    '/api/bonus-hunts/av-1',
    '/api/bonus-buys/alim-1',
    '/api/wager-events/ocak/standings',
  ])('answers members and guests alike who ask for %s, which no browser may keep', async (path) => {
    const first = await get(path, { cookie: 'sikke=Fe26.2*x~2' });
    const second = await get(path);
    expect(asked).toBe(1);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['cache-control']).toBe('no-store');
  });

  it.each(['/api/init', '/api/tournaments/yok'])('keeps no failure and no cookie of %s', async (path) => {
    await get(path);
    expect(await isShared(path)).toBe(false);
  });

  it.each(['a=b', 'sikke-ref=YAYIN_42; _ga=GA1.1.1'])(
    'serves a guest with the cookies %s',
    async (cookie) => {
      await get('/page');
      expect(await isShared('/page', { cookie })).toBe(true);
    },
  );

  it.each([
    '/sets',
    '/moved',
    '/nonce',
    '/fresh',
    '/private',
    '/varies',
    '/data',
    '/page?a=1',
    '/api/user',
    '/api/site/x',
  ])('keeps nothing of %s', async (path) => {
    await get(path);
    expect(await isShared(path)).toBe(false);
  });

  it('keeps each host’s and each encoding’s answer apart', async () => {
    const plain = await get('/page');
    expect(await isShared('/page', { host: 'other.test' })).toBe(false);
    const zipped = await get('/page', { 'accept-encoding': 'gzip' });
    const brotli = await get('/page', { 'accept-encoding': 'gzip, br' });
    expect(asked).toBe(4);
    for (const [encoding, first, unpack] of [
      ['gzip', zipped, gunzipSync],
      ['br', brotli, brotliDecompressSync],
    ] as const) {
      const again = await get('/page', { 'accept-encoding': encoding });
      expect(again.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(again.body.equals(first.body)).toBe(true);
      expect(unpack(again.body).equals(plain.body)).toBe(true);
    }
    expect(asked).toBe(4);
  });

  it.each(['made-up.test', 'x'.repeat(12_000), 'localhost:1', 'other.test.evil.test'])(
    'keeps nothing for a host that is not ours: %.20s',
    async (host) => {
      await get('/page', { host });
      expect(await isShared('/page', { host })).toBe(false);
      await get('/page', { host: 'other.test' });
      expect(await isShared('/page', { host: 'other.test' })).toBe(true);
    },
  );

  it('refuses a request without Host, though an older one that needs none has the page kept', async () => {
    expect(await say('GET /page HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await say('GET /page HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers HEAD with the same headers and no body, and keeps nothing from one', async () => {
    await get('/page', {}, 'HEAD');
    expect(asked).toBe(1);
    const page = await get('/page');
    const head = await get('/page', {}, 'HEAD');
    expect(asked).toBe(2);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(page.body.length));
  });

  it('says 304 to whoever has the page, with the policy and without a body', async () => {
    await get('/page', { 'accept-encoding': 'gzip' });
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': '"x", W/"bir"' };
    const answer = await get('/page', headers);
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      etag: 'W/"bir"',
      'content-security-policy': policy,
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect((await get('/page', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
    expect(asked).toBe(1);
  });

  it('shows the very next guest what a revalidation changed, and forgets nothing for a refused one', async () => {
    await get('/page');
    version = 'iki';
    expect((await get('/api/revalidate', {}, 'POST')).status).toBe(403);
    expect(String((await get('/page')).body)).toMatch(/^bir/);
    expect((await get('/api/revalidate', { 'x-sikke-signature': 'a' }, 'POST')).status).toBe(200);
    expect(String((await get('/page')).body)).toMatch(/^iki/);
  });

  it('does not keep a page that was asked for before a revalidation and came after it', async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const old = get('/page');
    await waitFor(() => asked === 1);
    gate = null;
    await get('/api/revalidate', { 'x-sikke-signature': 'a' }, 'POST');
    open();
    await old;
    expect(await isShared('/page')).toBe(false);
  });

  it('answers a dead link that many follow out of memory, as not found, until a revalidation or its second', async () => {
    const first = await get('/haberler/silinen');
    const second = await get('/haberler/silinen', { 'if-none-match': '"bir"' });
    expect([first.status, second.status, asked]).toEqual([404, 404, 1]);
    expect(second.body.equals(first.body)).toBe(true);
    clock = 1_000;
    expect(await isShared('/haberler/silinen')).toBe(false);
    await get('/api/revalidate', { 'x-sikke-signature': 'a' }, 'POST');
    expect(await isShared('/haberler/silinen')).toBe(false);
  });

  it('keeps the newest answers within its bytes', async () => {
    const paths = Array.from({ length: 40 }, (_, nth) => `/page-${nth}`);
    for (const path of paths) await get(path);
    expect(await isShared('/page-39')).toBe(true);
    expect(await isShared('/page-0')).toBe(false);
  });
});

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
