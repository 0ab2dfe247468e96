import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
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
  return { server, port, drain, ask, next };
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

it('a request that comes with the last answer of its connection is not begun: nobody could be told what came of it', async () => {
  const { server, port, drain, next } = await heldServer();
  let begun = 0;
  server.on('request', () => {
    begun += 1;
  });
  const order = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n';
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.write(order);
  const answer = await next();
  const gone = drain(60_000);
  client.once('data', () => client.write(order));
  answer?.end('whole');
  await gone;
  expect(begun).toBe(1);
});
