import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Api } from './http/app-env';

/** Nobody may hold a connection with half a request: headers within 10 s, the whole request within 20 s, 16 KB of headers. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
} as const;

/** Methods that Node parses but no request object can carry; everything else is the application's to answer. */
const impossible = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** The HTTP server around the application; not listening yet. */
export function createHttpServer(app: Api): Server {
  const listener = getRequestListener(app.fetch);
  return createServer(limits, (request, response) => {
    if (impossible.has(request.method ?? '')) refuse(response);
    else void listener(request, response);
  });
}

function refuse(response: ServerResponse): void {
  response.writeHead(405, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end('{"error":"method_not_allowed"}');
}
