import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JsonAnswer } from '@/lib/bff/answer';
import type { Asked } from '@/lib/bff/asked';
import { ask, listen } from './ask.fixture';
import { directCalls } from './direct-calls';

let server: Server;
let port = 0;
/** The last request that a call of ours was given. */
let given: Asked | undefined;
let answer: () => JsonAnswer | Promise<JsonAnswer> = () => new JsonAnswer({ status: true });

beforeAll(async () => {
  const call = async (request: Asked) => {
    given = request;
    return answer();
  };
  const handler = directCalls(
    async (_req, res) => {
      res.end('next');
    },
    new Map([['/api/user', call]]),
  );
  server = createServer((req, res) => void handler(req, res).catch(() => res.writeHead(500).end()));
  port = await listen(server);
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
  ['/api/user', 'PATCH'],
  ['/api/user', 'HEAD'],
  ['/api/user?a=1', 'GET'],
  ['/api/user/', 'GET'],
  ['/api/users', 'GET'],
  ['/sponsorlar', 'GET'],
])('leaves %s with %s to the site', async (path, method) => {
  answer = () => new JsonAnswer({ status: true });
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
  answer = () => new JsonAnswer({ status: true });
  await ask(port, '/api/user');
  await new Promise((resolve) => setImmediate(resolve));
  expect(given?.signal.aborted).toBe(false);
});
