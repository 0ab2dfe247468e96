import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Api } from './http/app-env';

export interface ServeOptions {
  readonly app: Api;
  readonly log: Logger;
  readonly host: string;
  readonly port: number;
  /** Called once no request is running any more. */
  readonly close: () => Promise<void>;
}

/** The most that running requests get after SIGTERM or SIGINT before they are cut, in milliseconds. */
const drainMs = 8000;

/** Listens, and on SIGTERM or SIGINT stops taking requests, lets the running ones end and exits within 10 s. */
export async function serveUntilSignal({ app, log, host, port, close }: ServeOptions): Promise<void> {
  const server = createServer(limits, getRequestListener(app.fetch));
  await listen(server, host, port);
  log.info({ address: server.address() }, 'listening');
  const signal = await firstSignal();
  log.info({ signal }, 'stopping');
  await drain(server);
  await close();
  log.info('stopped');
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
} as const;

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => resolve(name));
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
