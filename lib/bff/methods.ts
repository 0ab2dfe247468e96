import { errorAnswer, toResponse } from './answer';
import type { Asked } from './asked';
import { BffError } from './bff-error';
import type { Handler, NextContext } from './route';

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof known)[number];

/** What Next calls, and a test may. */
export type NextHandler = (request: Asked, context: NextContext) => Promise<Response>;

/** The handlers of a call, by method. */
export interface CallRow extends Partial<Record<Method, Handler>> {
  /** `null` where a GET counts something: HEAD would run it. */
  readonly HEAD?: null;
}

/** Handlers by the names of their calls. */
export type CallRows = Readonly<Record<string, CallRow>>;

/**
 * What answers each method: the handlers given, and for every other method 405 with `Allow` in the error body. HEAD
 * follows GET unless it is refused. OPTIONS names the methods and grants no origin anything (T-CORS-1).
 */
export function methods(row: CallRow, path: string) {
  const handlers = toNamed(row, path);
  const head = row.HEAD === null ? [] : ['HEAD'];
  const allow = known.filter((method) => handlers[method]).flatMap((m) => (m === 'GET' ? [m, ...head] : [m]));
  const headers = { allow: [...allow, 'OPTIONS'].join(', ') };
  const refuse: NextHandler = async () => {
    const answer = errorAnswer(new BffError('method_not_allowed'), undefined);
    answer.headers.set('allow', headers.allow);
    return toResponse(answer);
  };
  const options: NextHandler = async () =>
    new Response(null, { status: 204, headers: { ...headers, 'cache-control': 'no-store' } });
  return {
    GET: handlers.GET ?? refuse,
    HEAD: row.HEAD === null ? refuse : (handlers.GET ?? refuse),
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
    OPTIONS: options,
  };
}

/** The handlers, each told at which pattern it stands. */
function toNamed(row: CallRow, path: string): Partial<Record<Method, NextHandler>> {
  return Object.fromEntries(
    known.flatMap((method) => {
      const handler = row[method];
      if (!handler) return [];
      const named: NextHandler = async (request, { params }) =>
        toResponse(await handler(request, { params, path }));
      return [[method, named]];
    }),
  );
}
