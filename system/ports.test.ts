import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, isPortFree } from './ports';

it('finds a port on which a server can listen, where no call out comes from', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
  }
  const [port = 0] = ports;
  const server = createServer();
  await new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens));
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  await new Promise((closed) => server.close(closed));
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});
