import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody, ErrorCode } from '@/contract/error-body';
import { statusOf } from './error-answer';
import { safeHeaders } from './response-headers';

/** Answers a request that never reaches the application, in the one error body, and ends its connection. */
export function refuse(response: ServerResponse, code: ErrorCode): void {
  const body = toBody(code);
  response.writeHead(statusOf[code], toHeaders(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The same on a bare socket, for a request that Node's parser refused. */
export function refuseSocket(socket: Duplex, code: ErrorCode): void {
  const body = toBody(code);
  const lines = Object.entries(toHeaders(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = statusOf[code];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** The same as a `Response`, for a request that the application's adapter refused. */
export function refusal(code: ErrorCode): Response {
  const body = toBody(code);
  return new Response(body, { status: statusOf[code], headers: toHeaders(body) });
}

function toBody(code: ErrorCode): string {
  return JSON.stringify({ error: code } satisfies ErrorBody);
}

function toHeaders(body: string) {
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...safeHeaders,
  };
}
