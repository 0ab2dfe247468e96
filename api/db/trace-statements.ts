import type pg from 'pg';
import type { OpenSpan, Tracer } from '@/system/trace';

/** The text of a statement has no values of anybody; what is longer says no more. */
const longest = 2_000;

/**
 * Notes each statement of a pool below the work that waits for it: a single one with its wait for a connection, those of a transaction one by one. The text
 * goes along, the values never do.
 */
export function traceStatements(pool: pg.Pool, tracer: Tracer): void {
  Object.assign(pool, { query: traced(pool, pool.query, tracer) });
  pool.on('connect', (client) => {
    // What the pool asks for itself comes with a callback, and was noted where it began.
    Object.assign(client, { query: traced(client, client.query, tracer, true) });
  });
}

type Query = (...args: never[]) => unknown;

function traced(owner: object, query: Query, tracer: Tracer, isPromisedOnly = false) {
  const ask = (...args: unknown[]): unknown => Reflect.apply(query, owner, args);
  return (...args: unknown[]): unknown => {
    const here = tracer.here();
    const callback = args.at(-1);
    if (here === undefined || (isPromisedOnly && typeof callback === 'function')) return ask(...args);
    const span = tracer.below(here, 'client');
    const text = findText(args[0]);
    if (typeof callback === 'function')
      return ask(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(span, text, error);
        callback(error, ...rest);
      });
    const answer = ask(...args);
    if (answer instanceof Promise)
      answer.then(
        () => end(span, text, null),
        (error: unknown) => end(span, text, error),
      );
    return answer;
  };
}

function end(span: OpenSpan, text: string, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  span.end({
    name: /\w+/.exec(text)?.[0].toLowerCase() ?? 'query',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, longest),
      ...(code === null ? {} : { 'db.response.status_code': code }),
    },
    isFailed: Boolean(error),
  });
}

function findText(query: unknown): string {
  if (typeof query === 'string') return query;
  const isQuery = typeof query === 'object' && query !== null && 'text' in query;
  return isQuery && typeof query.text === 'string' ? query.text : '';
}
