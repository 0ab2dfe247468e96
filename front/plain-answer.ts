import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody, ErrorCode } from '@/contract/error-body';
import { type AnswerHeaders, closedPolicy } from './answer-headers';

/** The headers of every answer that Next does not make: it is stored nowhere and loads nothing. */
const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': closedPolicy } as const;

/** Answers with the status' own name, below /api with the one error body (D27), and nothing else. */
export function answerPlainly(res: ServerResponse, status: number, more: Record<string, string> = {}): void {
  const { type, body } = toText(status, isCall(res.req));
  const own = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
  res.writeHead(status, { ...headers, ...more, ...own });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** The same on a bare socket, for requests that Node's parser refused; the connection ends with it. */
export function closeWith(socket: Duplex, status: number, security: AnswerHeaders, said: Said = {}): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { type, body } = toText(status, isCall(said));
  const own = { 'Content-Type': type, 'Content-Length': String(body.length), Connection: 'close' };
  const lines = [
    ...security.map(({ key, value }) => [key, value]),
    ...Object.entries({ ...headers, ...own }),
  ];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy());
}

/** What is known of a refused request: its target, or its first bytes where it was not even parsed. */
type Said = Pick<IncomingMessage, 'url'> & { readonly rawPacket?: Buffer };

function isCall({ url, rawPacket }: Said): boolean {
  const target = url ?? rawPacket?.toString('latin1', 0, 64).split(' ', 2)[1] ?? '';
  return /^\/api(\/|\?|$)/.test(target);
}

function toText(status: number, isCallOfOurs: boolean) {
  const code = codes[status];
  if (!isCallOfOurs || code === undefined)
    return { type: 'text/plain; charset=utf-8', body: `${STATUS_CODES[status] ?? 'Error'}\n` };
  return { type: 'application/json', body: JSON.stringify({ error: code } satisfies ErrorBody) };
}

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  403: 'cross_site',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'bad_request',
  417: 'bad_request',
  422: 'validation_failed',
  429: 'too_many_requests',
  431: 'headers_too_large',
  500: 'internal',
  503: 'unavailable',
};
