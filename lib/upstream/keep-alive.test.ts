import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { callUpstream } from './call';
import { UpstreamError } from './error';
import { forgetHealth } from './fault-server.fixture';

/** Every request's line. */
const seen: string[] = [];
const sockets = new Set<Socket>();
let server: Server;
/** Whether a connection was closed as its second request came in; one a test. */
let hasClosed = false;

/** An upstream that once closes a kept connection in the very moment another request comes in, as an idle limit does. */
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  server = createServer((socket) => {
    sockets.add(socket);
    let requests = 0;
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        const lines = [...String(bytes).matchAll(/^(?:GET|POST) \S+/gm)].map(([line]) => line);
        seen.push(...lines);
        requests += lines.length;
        if (requests > 1 && !hasClosed) {
          hasClosed = true;
          return void socket.destroy();
        }
        // A body may come by itself.
        if (lines.length === 0) return;
        const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n';
        socket.write(`${head}{"status":true}`);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  vi.stubEnv('UPSTREAM_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
beforeEach(() => {
  forgetHealth();
  hasClosed = false;
  seen.splice(0);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
  vi.unstubAllEnvs();
});

const read = () => callUpstream({ method: 'GET', path: '/read', answer: statusSchema });
const write = () => callUpstream({ method: 'POST', path: '/write', answer: statusSchema, body: {} });

/** Calls until a connection was closed under one; says how each ended. Which connection the pool takes is its own affair. */
async function untilClosed(call: () => Promise<unknown>): Promise<string[]> {
  const ends: string[] = [];
  while (!hasClosed && ends.length < 50) {
    const end = call().then(
      () => 'answered',
      (error: unknown) => (error instanceof UpstreamError ? error.code : 'another error'),
    );
    ends.push(await end);
  }
  expect(hasClosed).toBe(true);
  return ends;
}

it('a kept connection that closes as it is used costs a read nothing: it is asked again (R-UP-16)', async () => {
  const ends = await untilClosed(read);
  expect(new Set(ends)).toEqual(new Set(['answered']));
  expect(seen).toHaveLength(ends.length + 1);
});

it('and never doubles a write: it fails, and was sent once', async () => {
  const ends = await untilClosed(write);
  expect(ends.filter((end) => end !== 'answered')).toEqual(['upstream_unavailable']);
  expect(seen).toHaveLength(ends.length);
});
