import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { Agent, request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';

/** What a server says on the connection that undici opens where a call on a kept one is given up: how many bytes, until it ends. */
async function saidAfterGivingUp(options: Agent.Options): Promise<number> {
  const [asked, dispatcher] = [new AbortController(), new Agent({ ...options, connections: 1 })];
  const server = createServer(
    { headersTimeout: 1_000, connectionsCheckingInterval: 50, keepAliveTimeout: 65_000 },
    (req, res) => (req.url === '/never' ? asked.abort() : void res.end('{}')),
  );
  onTestFinished(async () => {
    await dispatcher.destroy();
    server.close();
  });
  const second = new Promise<Socket>((resolve) => {
    server.once('connection', () => server.once('connection', resolve));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await (await request(`${url}/once`, { dispatcher })).body.dump();
  const givenUp = request(`${url}/never`, { dispatcher, signal: asked.signal });
  await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' });
  const left = await second;
  if (!left.destroyed) await new Promise((resolve) => void left.once('close', resolve));
  return left.bytesWritten;
}

test('a connection that a call which was given up leaves behind ends before its server says 408 on it, whatever that offers', async () => {
  expect(await saidAfterGivingUp({ keepAliveTimeout: 100, keepAliveMaxTimeout: 200 })).toBe(0);
});

test('which it says where the offer alone counts', async () => {
  expect(await saidAfterGivingUp({ keepAliveTimeout: 100 })).toBeGreaterThan(0);
});
