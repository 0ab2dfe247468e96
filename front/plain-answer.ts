import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type AnswerHeaders, closedPolicy } from './answer-headers';

/** The headers of every answer that Next does not make: it is stored nowhere and loads nothing. */
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': closedPolicy,
} as const;

/** Answers with the status' own name and nothing else. */
export function answerPlainly(res: ServerResponse, status: number, more: Record<string, string> = {}): void {
  const body = `${STATUS_CODES[status] ?? 'Error'}\n`;
  res.writeHead(status, { ...headers, ...more, 'Content-Length': Buffer.byteLength(body) });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** The same on a bare socket, for requests that Node's parser refused; the connection ends with it. */
export function closeWith(socket: Duplex, status: number, security: AnswerHeaders): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = `${STATUS_CODES[status] ?? 'Error'}\n`;
  const own = { ...headers, 'Content-Length': String(body.length), Connection: 'close' };
  const lines = [...security.map(({ key, value }) => [key, value]), ...Object.entries(own)];
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy());
}
