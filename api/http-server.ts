import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ErrorCode } from '@/contract/error-body';
import type { Api } from './http/app-env';
import { refusal, refuse, refuseSocket } from './http/refusal';

/**
 * Nobody may hold a connection with half a request: headers within 10 s, the whole request within 20 s, 16 KB of headers.
 * A missing Host is the adapter's to refuse, because Node would answer it without a body.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
  requireHostHeader: false,
} as const;

/** Methods that Node parses but no request object can carry; everything else is the application's to answer. */
const impossible = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * The HTTP server around the application; not listening yet. What Node itself refuses (malformed, too large, too slow)
 * carries the one error body and the headers of every other answer, and is a line in the log.
 */
export function createHttpServer(app: Api, log: Logger): Server {
  const listener = getRequestListener(app.fetch, { errorHandler: adapterRefusal });
  const answering = new WeakSet<Duplex>();
  const server = createServer(limits, (request, response) => {
    answering.add(request.socket);
    response.once('close', () => answering.delete(request.socket));
    endAfterUnreadBody(request, response);
    if (impossible.has(request.method ?? '')) refuse(response, 'method_not_allowed');
    else void listener(request, response);
  });
  server.on('connect', (_request, socket: Duplex) => refuseSocket(socket, 'method_not_allowed'));
  server.on('checkExpectation', (_request, response) => refuse(response, 'bad_request'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const code = toErrorCode(error.code);
    log.info({ code, reason: error.code }, 'request refused');
    // A second answer inside the first one would be read as part of it.
    if (answering.has(socket) || !socket.writable) socket.destroy();
    else refuseSocket(socket, code);
  });
  return server;
}

/**
 * Where an answer leaves before its request's body is whole, the connection ends: the sender is told so, and the adapter still reads
 * for a moment, so that no reset overtakes the answer.
 */
function endAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  const honest = (...args: unknown[]) => {
    const isAnnounced =
      'transfer-encoding' in request.headers || Number(request.headers['content-length']) > 0;
    if (isAnnounced && !request.complete) {
      response.setHeader('Connection', 'close');
      const { socket } = request;
      socket.destroySoon = () => {
        socket.end();
        setTimeout(() => socket.destroy(), lingerMs).unref();
      };
    }
    return Reflect.apply(writeHead, response, args);
  };
  Object.assign(response, { writeHead: honest });
}

const lingerMs = 500;

function adapterRefusal(error: unknown): Response {
  return refusal(error instanceof RequestError ? 'bad_request' : 'internal');
}

function toErrorCode(reason: string | undefined): ErrorCode {
  if (reason === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return reason === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request';
}
