import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { callUpstream } from './call';
import { forgetHealth } from './fault-server.fixture';

/** Every request's line. */
const seen: string[] = [];
const sockets = new Set<Socket>();
let server: Server;

/** An upstream that closes a kept connection in the very moment its second request comes in, as an idle limit does. */
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
        if (requests > 1) return void socket.destroy();
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
beforeEach(forgetHealth);
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
  vi.unstubAllEnvs();
});

const read = () => callUpstream({ method: 'GET', path: '/read', answer: statusSchema });
const write = () => callUpstream({ method: 'POST', path: '/write', answer: statusSchema, body: {} });

it('a kept connection that closes as it is used costs a read nothing and never doubles a write (R-UP-16)', async () => {
  await read();
  seen.splice(0);
  expect(await read()).toEqual({ status: true });
  expect(seen).toEqual(['GET /read', 'GET /read']);
  seen.splice(0);
  await expect(write()).rejects.toMatchObject({ code: 'upstream_unavailable' });
  expect(seen).toEqual(['POST /write']);
});
