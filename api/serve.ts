import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** What listens, and where. */
export interface ServeOptions {
  readonly server: Server;
  readonly log: Logger;
  readonly host: string;
  readonly port: number;
}

/** The most that running requests get before they are cut, and the whole stop of the process before it is forced; milliseconds. */
const drainMs = 8000;
const stopMs = 9500;

/**
 * Listens, and on SIGTERM or SIGINT stops taking requests, lets the running ones end and resolves; the process is gone
 * within 10 s in any case, whatever the caller still closes. Rejects when the port cannot be had.
 */
export async function serveUntilSignal({ server, log, host, port }: ServeOptions): Promise<void> {
  await listen(server, host, port);
  log.info({ host, port: findPort(server) }, 'listening');
  const signal = await firstSignal();
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopMs).unref();
  await drain(server);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** The port it was given, where 0 asked for any. */
function findPort(server: Server): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => resolve(name));
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    // A kept-alive connection turns idle when its last request ends: it must go then, not after its own timeout.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
