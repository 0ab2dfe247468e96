import { z } from 'zod';
import { type ErrorBody, type ErrorCode, errorBodySchema, errorCodes } from '@/contract/error-body';
import { invalidAnswer, isUpstreamError, UpstreamError } from './error';

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'validation_failed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'too_many_requests',
};

const { message, error, errors, login_again } = errorBodySchema.shape;

/** The error body as servers send it: a field of another shape (`message: null`) costs itself alone, not the others. */
const receivedSchema = z
  .object({
    message: message.catch(undefined),
    error: error.catch(undefined),
    errors: errors.catch(undefined),
    login_again: login_again.catch(undefined),
  })
  .catch({});

/** Maps an answer outside 2xx. A 4xx keeps its status and error body; a 5xx and anything odd keep nothing (T-ERR-1). */
export function failureOf(status: number, json: unknown, retryAfterS: number | undefined): UpstreamError {
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  if (status >= 500) return new UpstreamError('upstream_unavailable', 503, { isTransient: true, ...wait });
  const fallback = byStatus[status];
  if (!fallback) return invalidAnswer();
  const body: ErrorBody = receivedSchema.parse(json);
  const code = errorCodes.find((known) => known === body.error) ?? fallback;
  // The client identifier is ours: a visitor can do nothing about it, so it reads as an outage.
  if (code === 'client_unknown') return new UpstreamError('upstream_unavailable', 503);
  return new UpstreamError(code, status, { body: hasText(body) ? body : { ...body, error: code }, ...wait });
}

/** Maps what undici throws: timeouts, protocol errors, and every other broken connection. */
export function networkFailure(cause: unknown): UpstreamError {
  if (isUpstreamError(cause)) return cause;
  const code = codeOf(cause);
  if (/TIMEOUT|ABORT/i.test(code)) return new UpstreamError('upstream_timeout', 504, { cause });
  if (code.startsWith('HPE_')) return invalidAnswer(cause);
  const isTransient = code !== 'ECONNREFUSED' && code !== 'ENOTFOUND';
  return new UpstreamError('upstream_unavailable', 503, { isTransient, cause });
}

function hasText(body: ErrorBody): boolean {
  return Boolean(body.message || body.error || body.errors);
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
