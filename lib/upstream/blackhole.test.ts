import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initAnswerSchema } from '@/contract/site';
import { callUpstream } from './call';
import { UpstreamError } from './error';
import { forgetHealth } from './fault-server.fixture';

const sockets = new Set<Socket>();
let most = 0;
let server: Server;

beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  server = createServer((socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    // Read, or the end of a connection would go unnoticed.
    socket
      .resume()
      .on('close', () => sockets.delete(socket))
      .on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  vi.stubEnv('UPSTREAM_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
beforeEach(forgetHealth);
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
  vi.unstubAllEnvs();
});

it('500 reads of an upstream that takes and never answers use at most 100 sockets and all end in time (R-UP-4)', async () => {
  const started = Date.now();
  const read = () => callUpstream({ method: 'GET', path: '/init', answer: initAnswerSchema });
  const ends = await Promise.allSettled(Array.from({ length: 500 }, read));
  const codes = ends.map((end) =>
    end.status === 'rejected' && end.reason instanceof UpstreamError ? end.reason.code : end.status,
  );
  expect(new Set(codes)).toEqual(new Set(['upstream_timeout']));
  // One after the other on their 100 sockets they would take 15 s and more.
  expect(Date.now() - started).toBeLessThan(14_000);
  expect(most).toBeLessThanOrEqual(100);
});

it('reads given up by their visitors leave nothing under way (R-UP-17)', async () => {
  const gone = new AbortController();
  const caller = { signal: gone.signal };
  const reads = Array.from({ length: 100 }, () =>
    callUpstream({ method: 'GET', path: '/init', answer: initAnswerSchema, caller }),
  );
  gone.abort();
  const ends = await Promise.allSettled(reads);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  await vi.waitFor(() => expect(sockets.size).toBe(0), 5_000);
});
