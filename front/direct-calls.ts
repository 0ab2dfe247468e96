import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
/** What answers a call, as in the table of calls. */
type Call = (request: Request) => Promise<Response>;

/**
 * Answers some reads of the backend-for-frontend by their own handlers, without Next between (docs/adr/331): the way through it costs several times what such a
 * handler does. Any other method, and an address with anything behind the path, goes its usual way to the same handlers.
 */
export function directCalls(handler: Handler, reads: ReadonlyMap<string, Call>): Handler {
  return async (req, res) => {
    const read = req.method === 'GET' ? reads.get(req.url ?? '') : undefined;
    if (read === undefined) return handler(req, res);
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    await send(res, await read(toRequest(req, gone.signal)));
  };
}

/** The request as a handler reads it; its host decides nothing there. */
function toRequest({ url, headers }: IncomingMessage, signal: AbortSignal): Request {
  return new Request(`http://localhost${url}`, { headers: toHeaders(headers), signal });
}

function toHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(pairs);
}

async function send(res: ServerResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.writeHead(response.status, { 'content-length': body.length });
  res.end(body);
}
