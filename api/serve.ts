import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { drainable } from '@/system/drain';

/** What listens, and where. */
export interface ServeOptions {
  readonly server: Server;
  readonly log: Logger;
  readonly host: string;
  readonly port: number;
  /** Ends what would go on for ever: streams. Called before the server waits for its running answers. */
  readonly onStopping: () => void;
}

/** The most that running requests get before they are cut, and the whole stop of the process before it is forced; milliseconds. */
const drainMs = 8000;
const stopMs = 9500;

/**
 * Listens, and on SIGTERM or SIGINT stops taking requests, lets the running ones end and resolves; the process is gone
 * within 10 s in any case, whatever the caller still closes. Rejects when the port cannot be had.
 */
export async function serveUntilSignal({ server, log, host, port, onStopping }: ServeOptions): Promise<void> {
  const drain = drainable(server);
  await listen(server, host, port);
  log.info({ host, port: findPort(server) }, 'listening');
  const signal = await firstSignal();
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopMs).unref();
  onStopping();
  await drain(drainMs);
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
