import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { mediaLimits } from '@/contract/media';
import { hsts } from '@/lib/csp/security-headers';
import { runUnderWay } from '@/lib/under-way';
import { type AnswerHeaders, completeAnswer } from './answer-headers';
import { outageStatus } from './outage-status';
import { answerPlainly, closeWith } from './plain-answer';
import { type Connection, cleanHeaders } from './request-headers';
import { judgeTarget } from './request-target';
import { keepAliveMs } from './send-known';
import { endAfterUnreadBody, finished } from './unread-body';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** How the front server stands. */
export interface FrontOptions {
  readonly trustedHops: number;
  /** What every answer carries, ours and the site's, whichever way it comes about (T-HDR-1). */
  readonly securityHeaders: AnswerHeaders;
  /** Called once per failure that the handler did not turn into an answer. */
  readonly onFailure: (error: unknown, requestId: string) => void;
  /** After how many milliseconds in which no byte moves a connection with an answer under way ends; 20 s unless a test says less. */
  readonly stalledMs?: number;
  /** Told of each request before anything answers it. */
  readonly onRequest?: (req: IncomingMessage, res: ServerResponse) => void;
  /** Answers what is known already, whole with its headers, and says whether it did. */
  readonly answerKnown?: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH']);
/** The largest body anything here takes, a picture or a file where those go; the BFF's own limit of 64 KB for the rest comes after it. */
const largestBodyBytes = 1_048_576;
const isPicturePath = /^\/api\/(media|desk\/media(\/[\w-]+\/picture)?|desk\/content\/[\w-]+\/import)(\?|$)/;

/** Limits of a slow or large visitor (T-PRO-3, T-PRO-4), in milliseconds and bytes. */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: 2_000,
  // Node's own answer to a request without Host has no headers of ours; `refused` looks itself.
  requireHostHeader: false,
} as const;

/** The HTTP server in front of the site: one spelling per path, no internal headers from outside, no upgrades, no slow clients. */
export function createFront(handler: Handler, options: FrontOptions): Server {
  const take = (req: IncomingMessage, res: ServerResponse, isContinued = false) => {
    options.onRequest?.(req, res);
    cleanHeaders(req.headers, toConnection(req, options));
    if (!isContinued && options.answerKnown?.(req, res)) return;
    completeAnswer(res, toSecurity(req, options));
    endAfterUnreadBody(req, res);
    if (refused(req, res)) return;
    if (isContinued) res.writeContinue();
    passOn(req, res, handler, options);
  };
  const server = createServer(limits, (req, res) => take(req, res));
  // Longer than any call of the upstream may take (15 s, an upload), so that it ends who does not read, never who waits (T-PRO-3).
  server.timeout = options.stalledMs ?? 20_000;
  // Whoever asks first whether a body is welcome hears of a refusal before sending it.
  server.on('checkContinue', (req, res) => take(req, res, true));
  server.on('checkExpectation', (_req, res) => {
    completeAnswer(res, options.securityHeaders);
    answerPlainly(res, 417);
  });
  const close = (socket: Duplex, status: number, said?: Parameters<typeof closeWith>[3]) =>
    closeWith(socket, status, options.securityHeaders, said);
  server.on('upgrade', (req, socket: Duplex) => close(socket, 400, req));
  server.on('connect', (_req, socket: Duplex) => close(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (finished.has(socket)) socket.end();
    else close(socket, toStatus(error.code), error);
  });
  return server;
}

function toConnection(req: IncomingMessage, { trustedHops }: FrontOptions): Connection {
  return { socketAddress: req.socket.remoteAddress ?? '', trustedHops };
}

/** Over https by the word of a proxy that we trust HSTS comes along; a visitor's own word is gone by now (ADR 163). */
function toSecurity({ headers }: IncomingMessage, { securityHeaders }: FrontOptions): AnswerHeaders {
  return headers['x-forwarded-proto'] === 'https' ? [...securityHeaders, hsts] : securityHeaders;
}

function passOn(req: IncomingMessage, res: ServerResponse, handler: Handler, options: FrontOptions): void {
  const requestId = String(req.headers['x-request-id']);
  res.setHeader('X-Request-Id', requestId);
  const answered = runUnderWay(({ outage }) => {
    outageStatus(res, outage);
    return handler(req, res);
  });
  answered.catch((error: unknown) => {
    options.onFailure(error, requestId);
    if (res.headersSent) res.destroy();
    else answerPlainly(res, 500);
  });
}

/** A path outside the calls whose last segment has an extension: a picture, a script, a style sheet. */
const aFile = /^\/(?!api\/)[^?]*\.\w+(\?|$)/;

function isWrite(req: IncomingMessage): boolean {
  return req.method === 'POST' || req.method === 'PATCH';
}

/** Answers what must not reach the site at all. */
function refused(req: IncomingMessage, res: ServerResponse): boolean {
  if (!methods.has(req.method ?? '')) return refuse(res, 405, { Allow: [...methods].join(', ') });
  // Next would read a page's body to its end, up to 10 MB of it into memory, before its guard can refuse the method.
  if (!isRead(req) && !req.url?.startsWith('/api/')) return refuse(res, 405, { Allow: 'GET, HEAD' });
  if (Number(req.headers['content-length'] ?? 0) > findLargestBody(req)) return refuse(res, 413);
  // Node hands a body of a coding it does not know on as if there were none: the next parser might see another request.
  if (!/^(chunked)?$/i.test(req.headers['transfer-encoding'] ?? '')) return refuse(res, 400);
  if (req.headers.host === undefined && req.httpVersion !== '1.0') return refuse(res, 400);
  const judgement = judgeTarget(req.url ?? '');
  if (judgement.kind === 'refuse') return refuse(res, judgement.status);
  if (judgement.kind === 'redirect') return refuse(res, 308, { Location: judgement.location });
  // Next answers a write to a file with 500.
  if (isWrite(req) && aFile.test(req.url ?? '')) return refuse(res, 405, { Allow: 'GET, HEAD' });
  return false;
}

function findLargestBody({ url }: IncomingMessage): number {
  return isPicturePath.test(url ?? '') ? mediaLimits.maxBytes : largestBodyBytes;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A refused request's body is not read: the connection ends with the answer. */
function refuse(res: ServerResponse, status: number, more?: Record<string, string>): true {
  answerPlainly(res, status, more);
  return true;
}

function toStatus(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
