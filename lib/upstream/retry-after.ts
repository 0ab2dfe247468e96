import type { IncomingHttpHeaders } from 'node:http';

/** The seconds of a `Retry-After`, where an answer names them as a number; dates are not looked at. */
export function toRetryAfter({ 'retry-after': value }: IncomingHttpHeaders): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
