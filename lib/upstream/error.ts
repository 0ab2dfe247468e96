import type { ErrorBody, ErrorCode } from '@/contract/error-body';

interface Details {
  readonly body?: ErrorBody;
  readonly retryAfterS?: number;
  readonly isTransient?: boolean;
  readonly isDeclined?: boolean;
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
  /** Whether the answer was a success that said `status: false`. */
  readonly isDeclined: boolean;

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
    this.isDeclined = details.isDeclined ?? false;
  }
}

/** Whether this is an `UpstreamError`, whichever bundle made it: the breaker and what flies are shared by all of a process. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return typeof error === 'object' && error !== null && brand in error;
}

/**
 * Whether the upstream said no for good: a 4xx but 429 and 408, or a success with `status: false`. Of a token's renewal or owner it ends
 * the session (D40); timeouts, network failures, 429 and 5xx do not.
 */
export function isRefusal(error: unknown): error is UpstreamError {
  return (
    isUpstreamError(error) && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
  );
}

/** For who can do without: an upstream that says no has no such thing (D27); every other failure stays one. */
export function nullIfRefused(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}

/** An answer that breaks the contract: HTML, a redirect, a body too large, truncated JSON, a wrong shape. */
export function invalidAnswer(cause?: unknown): UpstreamError {
  return new UpstreamError('upstream_invalid', 502, { cause });
}
