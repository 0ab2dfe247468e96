import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, ErrorCode } from '@/contract/error-body';
import { isUnavailable } from '../db/is-unavailable';
import { isLastAdmin } from '../db/last-admin';
import { findMissingPicture } from '../db/missing-picture';
import { invalidField, ServiceError } from '../service-error';
import type { AppEnv } from './app-env';

/** The one mapper from errors to HTTP. A 5xx says its code and nothing else; the log has the rest. */
export function errorAnswer(error: Error, c: Context<AppEnv>): Response {
  const failure = toServiceError(error);
  const status = statusOf[failure.code];
  if (status >= 500) c.var.ctx.log.error({ err: error, code: failure.code }, 'request failed');
  const { retryAfterSeconds, allow } = failure.detail;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  if (allow !== undefined) c.header('Allow', allow.join(', '));
  return c.json(toBody(failure), status);
}

/** The HTTP status of each machine code. */
export const statusOf: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  bad_request: 400,
  invalid_json: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  token_expired: 401,
  session_revoked: 401,
  forbidden: 403,
  second_factor_required: 401,
  second_factor_needed: 403,
  cross_site: 403,
  client_unknown: 403,
  telegram_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  last_admin: 409,
  closed: 409,
  insufficient_balance: 409,
  requirements_unmet: 403,
  limit_reached: 409,
  sold_out: 409,
  price_changed: 409,
  raffle_closed: 409,
  ticket_limit: 409,
  account_taken: 409,
  account_paused: 403,
  account_suspended: 401,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  captcha_failed: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  session_too_large: 502,
  upstream_invalid: 502,
  upstream_unavailable: 503,
  unavailable: 503,
  upstream_timeout: 504,
};

function toServiceError(error: Error): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof HTTPException) return new ServiceError(codeOfException(error.status));
  const place = findMissingPicture(error);
  if (place !== null) return invalidField(place, 'exists');
  if (isLastAdmin(error)) return new ServiceError('last_admin');
  if (isUnavailable(error)) return new ServiceError('unavailable', { retryAfterSeconds: 2 });
  return new ServiceError('internal');
}

function codeOfException(status: number): ErrorCode {
  if (status === 400) return 'invalid_json';
  if (status === 413) return 'payload_too_large';
  return status === 415 ? 'unsupported_media_type' : 'internal';
}

function toBody({ code, detail }: ServiceError): ErrorBody {
  const body: ErrorBody = { error: code };
  if (detail.errors) {
    body.errors = Object.fromEntries(Object.entries(detail.errors).map(([key, rules]) => [key, [...rules]]));
  }
  if (detail.loginAgain) body.login_again = true;
  if (detail.message !== undefined) body.message = detail.message;
  if (detail.until !== undefined) body.until = detail.until;
  if (detail.data !== undefined) body.detail = detail.data;
  return body;
}
