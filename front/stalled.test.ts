import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, listen } from './ask.fixture';
import { createFront } from './front';

/** More than the buffers of both ends hold. */
const large = Buffer.alloc(32 * 1_048_576, 'sikke ');
/** Far above what a busy machine holds a process up. */
const stalledMs = 1500;

let server: Server;
let port = 0;
let answer: ServerResponse | null = null;

beforeAll(async () => {
  const handler = async (...[req, res]: Parameters<Parameters<typeof createFront>[0]>) => {
    answer = res;
    if (req.url === '/large') res.end(large);
  };
  const silent = { trustedHops: 0, securityHeaders: [], onFailure: () => undefined };
  server = createFront(handler, { ...silent, stalledMs });
  port = await listen(server);
});
afterAll(() => void server.close());

async function askAndStop(path: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  const asked = once(server, 'request');
  socket.on('error', () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await asked;
  return socket;
}

describe('a connection in which no byte moves', () => {
  it('ends when the visitor does not read the answer', async () => {
    const socket = await askAndStop('/large');
    if (answer && !answer.destroyed) await once(answer, 'close');
    let size = 0;
    socket.on('data', (part) => {
      size += part.length;
    });
    await once(socket.resume(), 'close');
    expect(size).toBeLessThan(large.length);
  });

  it('is not the one of a visitor who reads slowly, however long the whole takes', async () => {
    const socket = await askAndStop('/large');
    const start = Date.now();
    let size = 0;
    // 256 KB, a pause well below the limit, and again: the whole takes longer than the limit.
    socket.on('data', (part) => {
      size += part.length;
      socket.pause();
      setTimeout(() => socket.resume(), part.length / 20_000);
    });
    const enough = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (size < large.length) return;
        clearInterval(timer);
        resolve();
      }, 20);
      socket.once('close', () => resolve());
    });
    socket.resume();
    await enough;
    expect(size).toBeGreaterThanOrEqual(large.length);
    expect(Date.now() - start).toBeGreaterThan(stalledMs);
    socket.destroy();
  });

  it('leaves the next visitor alone', async () => {
    expect((await ask(port, '/large')).body.length).toBe(large.length);
  });
});
