import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, JsonAnswer, json } from '@/lib/bff/answer';
import type { Asked } from '@/lib/bff/asked';
import { readJsonBody } from '@/lib/bff/json-body';
import type { Handler } from '@/lib/bff/route';
import { ask, listen } from './ask.fixture';
import { directCalls } from './direct-calls';

let server: Server;
let port = 0;
/** The last request that a call of ours was given. */
let given: Asked | undefined;
let named: unknown;
let answer: (request: Asked) => Answer | Promise<Answer>;

beforeAll(async () => {
  const call: Handler = async (request, { params, path }) => {
    given = request;
    named = { path, params: await params };
    return answer(request);
  };
  const handler = directCalls(
    async (_req, res) => {
      res.end('next');
    },
    { user: { GET: call, PATCH: call }, itemOrders: { POST: call } },
  );
  server = createServer((req, res) => void handler(req, res).catch(() => res.writeHead(500).end()));
  port = await listen(server);
});
beforeEach(() => {
  answer = () => json({ status: true });
});
afterAll(() => void server.close());

it('answers a call with its own handler: what was asked goes in, and all that it says comes out', async () => {
  answer = () => {
    const refusal = new JsonAnswer({ error: 'session_revoked', message: 'Şimdi' }, 401);
    refusal.headers.set('x-request-id', 'id');
    for (const cookie of ['sikke=a; Path=/', 'sikke-ref=; Max-Age=0'])
      refusal.headers.append('set-cookie', cookie);
    return refusal;
  };
  const { status, headers, body } = await ask(port, '/api/user', {
    headers: { cookie: 'sikke=x', 'x-sikke-address': '10.0.0.1' },
  });
  expect(status).toBe(401);
  expect(JSON.parse(String(body))).toEqual({ error: 'session_revoked', message: 'Şimdi' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': String(body.length),
    'x-request-id': 'id',
    'set-cookie': ['sikke=a; Path=/', 'sikke-ref=; Max-Age=0'],
  });
  expect(given?.headers.get('cookie')).toBe('sikke=x');
  expect(given?.headers.get('x-sikke-address')).toBe('10.0.0.1');
});

it.each([
  ['/api/user', 'POST'],
  ['/api/user', 'HEAD'],
  ['/api/%75ser', 'GET'],
  ['/api/market/kupa/orders', 'GET'],
  ['/api/market/kupa%2F/orders', 'POST'],
  ['/api/market//orders/', 'POST'],
  ['/api/login', 'POST'],
  ['/api/user/', 'GET'],
  ['/api/users', 'GET'],
  ['/sponsorlar', 'GET'],
])('leaves %s with %s to the site', async (path, method) => {
  const { body } = await ask(port, path, { method });
  expect(String(body)).toBe(method === 'HEAD' ? '' : 'next');
});

it('tells a handler when its asker has gone', async () => {
  let release = () => {};
  const begun = new Promise<void>((resolve) => {
    answer = () => {
      resolve();
      return new Promise((done) => {
        release = () => done(new JsonAnswer({}));
      });
    };
  });
  const gone = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/api/user`, { signal: gone.signal }).catch(() => null);
  await begun;
  expect(given?.signal.aborted).toBe(false);
  gone.abort();
  await asked;
  await new Promise<void>((resolve) => given?.signal.addEventListener('abort', () => resolve()));
  release();
});

it('does not tell a handler that its asker has gone where the answer arrived', async () => {
  await ask(port, '/api/user');
  await new Promise((resolve) => setImmediate(resolve));
  expect(given?.signal.aborted).toBe(false);
});

it('names the call and its variable segments, and hands on what is asked behind the path', async () => {
  await ask(port, '/api/market/altin-kupa/orders?a=b', { method: 'POST' });
  expect(named).toEqual({ path: '/market/[slug]/orders', params: { slug: 'altin-kupa' } });
  expect([given?.method, new URL(given?.url ?? '').search]).toEqual(['POST', '?a=b']);
});

const send = (body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`http://127.0.0.1:${port}/api/user`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body,
  });

it('hands on a body as it comes, and answers who sent too much of one', async () => {
  answer = async (request) =>
    readJsonBody(request).then(
      (read) => json(read),
      (error: Error) => json({ refused: error.message }, 413),
    );
  expect(await (await send('{"avatar":"İ ı"}')).json()).toEqual({ avatar: 'İ ı' });
  expect(await (await send('')).json()).toEqual({});
  const large = await send(new Uint8Array(70_000).fill(32));
  expect([large.status, await large.json()]).toEqual([413, { refused: 'payload_too_large' }]);
});

it('leaves the connection to its answer where a body without a length is cut', async () => {
  answer = async (request) => readJsonBody(request).then(json, () => json({ refused: true }, 413));
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (part: Buffer) => {
    said += String(part);
  });
  socket.write(
    'PATCH /api/user HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  socket.write(`11170\r\n${' '.repeat(0x11170)}\r\n`);
  await expect.poll(() => said).toContain('{"refused":true}');
  expect(said).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

it('answers with what is no JSON, too', async () => {
  answer = () => new Response(null, { status: 303, headers: { location: '/vip' } });
  const { status, headers, body } = await ask(port, '/api/user');
  expect([status, headers.location, body.length]).toEqual([303, '/vip', 0]);
});
