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

/** A TCP port of the loopback interface that was free a moment ago; the caller must be ready to lose the race. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      );
    });
  });
}
