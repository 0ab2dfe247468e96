import { DrizzleQueryError } from 'drizzle-orm';

/** What of an error may be kept: a query's parameters are people's data, and so are the values PostgreSQL names in a detail. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

const maxCauses = 4;

/** An error as it may stand in a log (T-LOG-1): type, message, code, stack and causes, and none of its other properties. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const message = toMessage(error);
  const stack = error.stack?.slice(error.stack.indexOf('\n    at '));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message,
    ...(stack === undefined ? {} : { stack }),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined || depth === maxCauses
      ? {}
      : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** One line about an error and what caused it, with nothing of anybody's data. */
export function safeText(error: unknown): string {
  const { message, cause } = loggedError(error);
  return (cause ? `${message}: ${cause.message}` : message).slice(0, 500);
}

function toMessage(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}
