import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, JsonAnswer } from '@/lib/bff/answer';
import type { Asked } from '@/lib/bff/asked';
import { type AnyCallName, allCalls, findCall } from '@/lib/bff/find-call';
import type { CallRow } from '@/lib/bff/methods';
import type { Handler as CallHandler } from '@/lib/bff/route';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
/** Calls with their handlers by method, as the table of calls has them. */
type Rows = Readonly<Partial<Record<AnyCallName, CallRow>>>;

/**
 * Answers calls of the backend-for-frontend by their own handlers, without Next between (docs/adr/331, 458): the way through it costs several times what such a
 * handler does. Every other address, a method that a call does not take and a path in another spelling go their usual way.
 */
export function directCalls(handler: Handler, rows: Rows): Handler {
  return async (req, res) => {
    const call = findDirect(req, rows);
    if (call === null) return handler(req, res);
    const gone = new AbortController();
    res.once('close', () => {
      // To abort costs as much as opening a session: it is for who has gone, not for who was answered.
      if (!res.writableFinished) gone.abort();
    });
    const { handle, path, params } = call;
    await send(res, await handle(toAsked(req, gone.signal), { path, params: Promise.resolve(params) }));
  };
}

interface Direct {
  readonly handle: CallHandler;
  readonly path: string;
  readonly params: Record<string, string>;
}

function findDirect({ url = '', method = '' }: IncomingMessage, rows: Rows): Direct | null {
  const path = /^\/api\/([^?%]+)(?:\?|$)/.exec(url)?.[1];
  const call = path === undefined ? null : findCall(path.split('/'));
  const row = call && rows[call.name];
  const handle =
    row && (method === 'GET' || method === 'POST' || method === 'PATCH') ? row[method] : undefined;
  return call && handle ? { handle, path: allCalls[call.name], params: call.params } : null;
}

/** The request as a handler reads it, without a `Request`, which costs more than what is read of it. */
function toAsked(req: IncomingMessage, signal: AbortSignal): Asked {
  const { headers, method = '', url = '' } = req;
  const get = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  };
  const body = method === 'GET' ? null : req.iterator({ destroyOnReturn: false });
  return { method, url: `http://localhost${url}`, headers: { get }, signal, body };
}

async function send(res: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers } = answer;
  const body = answer instanceof JsonAnswer ? answer.text : Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of headers) if (name !== 'set-cookie') res.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  res.writeHead(status, { 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
