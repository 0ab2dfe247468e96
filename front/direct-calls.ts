import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonAnswer } from '@/lib/bff/answer';
import type { Asked } from '@/lib/bff/asked';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
/** What answers a call, as in the table of calls. */
type Call = (request: Asked) => Promise<JsonAnswer>;

/**
 * Answers some reads of the backend-for-frontend by their own handlers, without Next between (docs/adr/331): the way through it costs several times what such a
 * handler does. Any other method, and an address with anything behind the path, goes its usual way to the same handlers.
 */
export function directCalls(handler: Handler, reads: ReadonlyMap<string, Call>): Handler {
  return async (req, res) => {
    const read = req.method === 'GET' ? reads.get(req.url ?? '') : undefined;
    if (read === undefined) return handler(req, res);
    const gone = new AbortController();
    res.once('close', () => {
      // To abort costs as much as opening a session: it is for who has gone, not for who was answered.
      if (!res.writableFinished) gone.abort();
    });
    send(res, await read(toAsked(req, gone.signal)));
  };
}

/** The request as a handler reads it, without a `Request`, which costs more than what is read of it. */
function toAsked({ headers }: IncomingMessage, signal: AbortSignal): Asked {
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  };
  return { headers: { get }, signal };
}

function send(res: ServerResponse, { status, headers, text }: JsonAnswer): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.writeHead(status, { 'content-length': Buffer.byteLength(text) });
  res.end(text);
}
