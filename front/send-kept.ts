import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswer } from './kept-answers';

/** Answers a request with what is kept: 304 to whoever has it, nothing but the head to HEAD. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: KeptAnswer,
): void {
  if (status === 200 && isUnchanged(req, headers.etag)) {
    const rest = Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/.test(name));
    res.writeHead(304, Object.fromEntries(rest)).end();
    return;
  }
  res.writeHead(status, { ...headers, 'content-length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Weak comparison of `If-None-Match` (RFC 9110, 13.1.2). */
function isUnchanged(req: IncomingMessage, etag: unknown): boolean {
  const asked = req.headers['if-none-match'];
  if (asked === undefined || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return asked.trim() === '*' || asked.split(',').map(plain).includes(plain(etag));
}
