import type { ErrorBody, ErrorCode } from '@/contract/error-body';

interface Details {
  readonly body?: ErrorBody;
  readonly retryAfterS?: number;
  readonly isTransient?: boolean;
  readonly cause?: unknown;
}

/** What a process knows its errors by: a bundler may load this module more than once, and then `instanceof` tells strangers. */
const brand = Symbol.for('sikke.upstream.error');

/**
 * The upstream's only way to fail, as the site sees it: a machine code, the HTTP status the BFF answers with, and the
 * error body to show. Never carries the upstream's headers, addresses or an exception's message.
 */
export class UpstreamError extends Error {
  readonly [brand] = true;
  readonly body: ErrorBody;
  /** Seconds the upstream asked to wait, where it did. */
  readonly retryAfterS: number | null;
  /** Whether a read may be tried again: the network broke or the upstream answered 5xx. */
  readonly isTransient: boolean;

  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    details: Details = {},
  ) {
    super(`upstream: ${code}`, { cause: details.cause });
    this.name = 'UpstreamError';
    this.body = details.body ?? { error: code };
    this.retryAfterS = details.retryAfterS ?? null;
    this.isTransient = details.isTransient ?? false;
  }
}

/** Whether this is an `UpstreamError`, whichever bundle made it: the breaker and what flies are shared by all of a process. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return typeof error === 'object' && error !== null && brand in error;
}

/** An answer that breaks the contract: HTML, a redirect, a body too large, truncated JSON, a wrong shape. */
export function invalidAnswer(cause?: unknown): UpstreamError {
  return new UpstreamError('upstream_invalid', 502, { cause });
}
