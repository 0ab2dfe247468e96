import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { drainable } from './drain';

/** A server that answers when the test says so. */
async function heldServer() {
  const held: ServerResponse[] = [];
  const server = createServer((_req, res) => void held.push(res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const drain = drainable(server);
  const agent = new Agent({ keepAlive: true });
  /** Resolves to the status and what it says of the connection, or to the error's code. */
  const ask = () =>
    new Promise<string>((resolve) => {
      const sent = request({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error')).end();
    });
  const next = async () => {
    const known = held.shift();
    if (known) return known;
    await once(server, 'request');
    return held.shift();
  };
  return { server, drain, ask, next };
}

it('a server that drains ends what is under way, takes nothing new, and is gone with its last answer (R-SY-1)', async () => {
  const { server, drain, ask, next } = await heldServer();
  const first = ask();
  const answer = await next();
  const started = performance.now();
  const gone = drain(60_000);
  expect(await ask()).toBe('ECONNREFUSED');
  answer?.end('whole');
  expect(await first).toBe('200 keep-alive');
  await gone;
  expect(server.listening).toBe(false);
  // Not after the 5 s for which a kept-alive connection would stand.
  expect(performance.now() - started).toBeLessThan(4_000);
});

it('what does not end is cut after the longest time', async () => {
  const { drain, ask, next } = await heldServer();
  const stuck = ask();
  await next();
  await drain(20);
  expect(await stuck).toBe('ECONNRESET');
});
