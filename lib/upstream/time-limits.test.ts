import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { callUpstream, timeLimits, type UpstreamCall } from './call';
import { UpstreamError } from './error';
import { exchange } from './exchange';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';
import { realClock } from './retry';

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
beforeEach(() => {
  forgetHealth();
  upstream.seen.splice(0);
});
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const bytes = new Uint8Array(3);
const read = { method: 'GET', path: '/x', answer: statusSchema } as const;
const write = { method: 'POST', path: '/x', answer: statusSchema, body: {} } as const;
const upload = {
  method: 'POST',
  path: '/x',
  answer: statusSchema,
  upload: { type: 'image/png', bytes },
} as const;

async function catchFailure(call: Promise<unknown>): Promise<UpstreamError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof UpstreamError) return error;
  throw new Error(`expected an UpstreamError, got ${String(error)}`);
}

it('the limits are 3 s for a read, 8 s for a write, 15 s for a picture, 10 s for a call in all', () => {
  expect(timeLimits).toEqual({ readMs: 3_000, writeMs: 8_000, uploadMs: 15_000, wholeMs: 10_000 });
});

it.each<[string, UpstreamCall<unknown>, keyof typeof timeLimits]>([
  ['a read', read, 'readMs'],
  ['a write', write, 'writeMs'],
  ['a picture', upload, 'uploadMs'],
])('%s that hangs ends at its own limit, after one try', async (_name, call, limit) => {
  upstream.answerWith(() => undefined);
  const long = 3_600_000;
  const limits = { readMs: long, writeMs: long, uploadMs: long, wholeMs: long, [limit]: 500 };
  const failure = await catchFailure(callUpstream(call, realClock, limits));
  expect(failure).toMatchObject({ code: 'upstream_timeout', status: 504 });
  expect(upstream.seen).toHaveLength(1);
});

it('whatever is left of its own limit, a call ends with the whole', async () => {
  upstream.answerWith(() => undefined);
  for (const call of [read, write]) {
    const failure = await catchFailure(callUpstream(call, realClock, { ...timeLimits, wholeMs: 30 }));
    expect(failure.code).toBe('upstream_timeout');
  }
});

it('no repeat of a read begins after the whole', async () => {
  let at = 0;
  upstream.answerWith((_request, response) => {
    at += 5_000;
    response.writeHead(500).end();
  });
  await catchFailure(callUpstream(read, { now: () => at, random: () => 1, wait: async () => undefined }));
  expect(upstream.seen).toHaveLength(2);
});

it('a connection that nobody takes up ends after 1 s (504)', async () => {
  const { port, stop } = await deafServer();
  const url = `http://127.0.0.1:${port}/init`;
  const call = { method: 'GET', url, accept: '*/*', timeoutMs: 60_000, maxBytes: 1 } as const;
  const failure = await catchFailure(exchange(call));
  expect(failure).toMatchObject({ code: 'upstream_timeout', status: 504 });
  expect(String(failure.cause)).toMatch(/Connect Timeout Error .*timeout: 1000ms/);
  stop();
});

/** A process that listens and is stopped, its queue full: further connections are neither taken nor refused. */
async function deafServer(): Promise<{ port: number; stop: () => void }> {
  const program = `const s = require('net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(s.address().port))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const port = Number(String(said));
  const fillers: Socket[] = Array.from({ length: 8 }, () =>
    connect(port, '127.0.0.1').on('error', () => undefined),
  );
  await Promise.race(fillers.map((filler) => once(filler, 'connect')));
  return {
    port,
    stop: () => {
      for (const filler of fillers) filler.destroy();
      child.kill('SIGKILL');
    },
  };
}
