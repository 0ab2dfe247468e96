import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a TCP port can be listened on right now: at this host, or at every address of the machine. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true, ...(host === undefined ? {} : { host }) }, () =>
      probe.close(() => resolve(true)),
    );
  });
}

/** Below what Linux, macOS and Windows give to who connects: a port from there could be taken by any call before its server listens. */
const [firstPort, lastPort] = [20_000, 32_767] as const;
const mostTries = 20;

/**
 * A TCP port of the loopback interface that was free a moment ago and that no call out takes; another server may still, and the caller must be ready to lose that race.
 * Throws where none of those it tries is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(firstPort, lastPort + 1);
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new Error('No free port.');
}
