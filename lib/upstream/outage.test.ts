import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { callUpstream } from './call';
import { UpstreamError } from './error';
import { exchange } from './exchange';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';

const answer =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":true}');

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
beforeEach(() => {
  forgetHealth();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const toCode = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof UpstreamError ? error.code : 'another error'),
  );
const write = () => toCode(callUpstream({ method: 'POST', path: '/x', answer: statusSchema, body: {} }));
const read = () => toCode(callUpstream({ method: 'GET', path: '/x', answer: statusSchema }));

it('an upstream whose last twenty calls failed is called no more, and within 5 s of its recovery again (R-UP-7)', async () => {
  upstream.answerWith(answer(500));
  for (let calls = 0; calls < 20; calls += 1) expect(await write()).toBe('upstream_unavailable');
  upstream.answerWith(answer(200));
  upstream.seen.splice(0);
  expect([await write(), await read()]).toEqual(['upstream_unavailable', 'upstream_unavailable']);
  expect(upstream.seen).toEqual([]);
  vi.setSystemTime(Date.now() + 5_000);
  expect([await read(), await write()]).toEqual(['answered', 'answered']);
});

it('an upstream that comes and goes each second is spared while it is down, and answers in every ten seconds (R-UP-15)', async () => {
  const started = Date.now();
  const answered: number[] = [];
  let failed = 0;
  for (let second = 0; second < 60; second += 1) {
    vi.setSystemTime(started + second * 1_000);
    const isDown = second % 2 === 0;
    upstream.answerWith(answer(isDown ? 500 : 200));
    upstream.seen.splice(0);
    for (let calls = 0; calls < 20; calls += 1) if ((await write()) === 'answered') answered.push(second);
    if (isDown) failed += upstream.seen.length;
  }
  // Of the 600 calls of the seconds it was down.
  expect(failed).toBeLessThan(200);
  expect(new Set(answered.map((second) => Math.floor(second / 10))).size).toBe(6);
});

it('a dead banner service does not darken the client API (R-UP-14)', async () => {
  upstream.answerWith(answer(200));
  const url = 'http://127.0.0.1:1/api/bc/banners/1/view';
  const banner = { method: 'GET', url, accept: 'image/*', timeoutMs: 1_000, maxBytes: 1 } as const;
  for (let views = 0; views < 30; views += 1)
    expect(await toCode(exchange(banner))).toBe('upstream_unavailable');
  expect(await read()).toBe('answered');
});
