import { createServer, type RequestListener, type Server } from 'node:http';
import { vi } from 'vitest';

export interface FaultServer {
  readonly url: string;
  /** Every request's line, as `GET /path`. */
  readonly seen: string[];
  /** What the server does from now on. */
  answerWith(listener: RequestListener): void;
  close(): Promise<void>;
}

/** An upstream on real HTTP that answers exactly what a test says, and the site's environment pointing at it. */
export async function startFaultServer(): Promise<FaultServer> {
  const seen: string[] = [];
  let answer: RequestListener = (_request, response) => response.destroy();
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const url = await listen(server);
  vi.stubEnv('UPSTREAM_URL', url);
  return {
    url,
    seen,
    answerWith: (listener) => {
      answer = listener;
    },
    close: () => closed(server),
  };
}

/** Listens on a free port of the loopback; answers the origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

export function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** As if the process had just started: what it knows of the upstream's health is forgotten. */
export function forgetHealth(): void {
  for (const name of ['breakers', 'retries'])
    Reflect.deleteProperty(globalThis, Symbol.for(`sikke.upstream.${name}`));
}
