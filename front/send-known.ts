import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { KeptAnswer } from './kept-answers';
import { proxyExpiryHeader, toProxyExpiry } from './proxy-expiry';
import { sendKept } from './send-kept';

/** How long a connection without a request stays open, in milliseconds; answers say so in seconds. */
export const keepAliveMs = 65_000;

/**
 * Sends what is kept in answer to a request that nothing has answered in any part yet. What most ask for, the whole page over a connection that stays, gets a head that is put
 * together once for as long as the page is kept; Node checks and joins each line of it for each visitor otherwise (docs/adr/435). Everything else goes the way of `sendKept`.
 */
export function sendKnown(req: IncomingMessage, res: ServerResponse, kept: KeptAnswer): void {
  const requestId = String(req.headers['x-request-id']);
  if (
    isUsual(req, res) &&
    hasTaken(res, `${headOf(kept)}${expiryLine(kept)}Date: ${date()}\r\nX-Request-Id: ${requestId}\r\n\r\n`)
  ) {
    res.statusCode = kept.status;
    res.end(kept.body);
    return;
  }
  res.setHeader('X-Request-Id', requestId);
  sendKept(req, res, kept);
}

/** Whoever has the page may get 304, HEAD gets no body, and a connection that is to end, because of the visitor or because this process does, is told so. */
function isUsual(req: IncomingMessage, res: ServerResponse): boolean {
  return (
    req.method === 'GET' &&
    req.httpVersion === '1.1' &&
    req.headers['if-none-match'] === undefined &&
    res.shouldKeepAlive &&
    res.getHeaderNames().length === 0
  );
}

/** Gives an answer its head as Node would have put it together. A Node that knows no such place does not say that it has one: then nothing has happened. */
function hasTaken(res: ServerResponse, head: string): boolean {
  Object.assign(res, { _header: head });
  return res.headersSent;
}

const heads = new WeakMap<KeptAnswer, string>();

/** The lines that all who get an answer get alike. Each was a header of an answer, so Node has looked at its signs. */
function headOf(kept: KeptAnswer): string {
  const known = heads.get(kept);
  if (known !== undefined) return known;
  const { status, headers, body } = kept;
  const lines = Object.entries({ ...headers, 'content-length': body.length }).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  const stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1_000}\r\n`;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}${stays}`;
  heads.set(kept, head);
  return head;
}

/** The line for a proxy, which differs from second to second. */
function expiryLine({ headers }: KeptAnswer): string {
  const expiry = toProxyExpiry(headers['cache-control']);
  return expiry === null ? '' : `${proxyExpiryHeader}: ${expiry}\r\n`;
}

let saidAt = 0;
let said = '';

/** The time of an answer as HTTP writes it, written once a second. */
function date(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== saidAt) [saidAt, said] = [second, new Date(second * 1_000).toUTCString()];
  return said;
}
