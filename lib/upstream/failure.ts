import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { type ErrorBody, type ErrorCode, errorBodySchema, errorCodes } from '@/contract/error-body';
import { invalidAnswer, isUpstreamError, UpstreamError } from './error';

/** What a status says where its body says nothing; any other 4xx is a `bad_request`. */
const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  402: 'forbidden',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  410: 'not_found',
  412: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  423: 'forbidden',
  428: 'conflict',
  429: 'too_many_requests',
  451: 'forbidden',
};

const { message, error, errors, login_again, until, detail } = errorBodySchema.shape;

/** The error body as servers send it: a field of another shape (`message: null`) costs itself alone, not the others. */
const receivedSchema = z
  .object({
    message: message.catch(undefined),
    error: error.catch(undefined),
    errors: errors.catch(undefined),
    login_again: login_again.catch(undefined),
    until: until.catch(undefined),
    detail: detail.catch(undefined),
  })
  .catch({});

/**
 * Maps an answer outside 2xx. A 4xx keeps its status and error body (specification 8); a 5xx keeps its status and its `error` where
 * that is a sentence for people, otherwise nothing (T-ERR-1), and so does anything odd.
 */
export function toFailure(status: number, json: unknown, retryAfterS: number | undefined): UpstreamError {
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  const body = toBody(status, json);
  if (status >= 500) {
    const told = status < 600 && isSentence(body.error) ? { error: body.error } : null;
    const details = { isTransient: true, ...wait, ...(told ? { body: told } : {}) };
    return new UpstreamError('upstream_unavailable', told ? status : 503, details);
  }
  if (status < 400) return invalidAnswer();
  const code = knownCode(body) ?? byStatus[status] ?? 'bad_request';
  // The client identifier is ours: a visitor can do nothing about it, so it reads as an outage.
  if (code === 'client_unknown') return new UpstreamError('upstream_unavailable', 503);
  return new UpstreamError(code, status, { body: hasText(body) ? body : { ...body, error: code }, ...wait });
}

/** A success that says `status: false`: a refusal with the texts it brings, 422. */
export function declinedBy(json: unknown): UpstreamError {
  const body = toBody(422, json);
  const code = knownCode(body) ?? 'validation_failed';
  const own = hasText(body) ? body : { ...body, error: code };
  return new UpstreamError(code, 422, { body: own, isDeclined: true });
}

/** A write to an address that the upstream does not have says so: an area that it lacks (D27), not a record that nobody found. */
export function toFailedWrite(status: number, json: unknown, retryAfterS: number | undefined): UpstreamError {
  const isLacking = (status === 404 || status === 405) && toBody(status, json).error === undefined;
  return isLacking ? new UpstreamError('unavailable', status) : toFailure(status, json, retryAfterS);
}

/** Maps what undici throws: timeouts, protocol errors, and every other broken connection. */
export function networkFailure(cause: unknown): UpstreamError {
  if (isUpstreamError(cause)) return cause;
  const code = findCode(cause);
  if (/TIMEOUT|ABORT/i.test(code)) return new UpstreamError('upstream_timeout', 504, { cause });
  if (code.startsWith('HPE_')) return invalidAnswer(cause);
  const isTransient = code !== 'ECONNREFUSED' && code !== 'ENOTFOUND';
  return new UpstreamError('upstream_unavailable', 503, { isTransient, cause });
}

/** The error body, without the status' own name: frameworks write it, and it tells a visitor nothing. */
function toBody(status: number, json: unknown): ErrorBody {
  const { error: said, ...body } = receivedSchema.parse(json);
  const isName = said?.toLowerCase() === STATUS_CODES[status]?.toLowerCase();
  return said === undefined || isName ? body : { ...body, error: said };
}

function knownCode(body: ErrorBody): ErrorCode | undefined {
  return errorCodes.find((known) => known === body.error);
}

/** Words and plain punctuation, no machine code of ours: no path, class, query or address can be written so. */
function isSentence(text: string | undefined): text is string {
  return (
    text !== undefined &&
    /^\p{L}[\p{L}\p{M}\p{N} .,!?'’%()-]{1,199}$/u.test(text) &&
    !errorCodes.some((code) => code === text)
  );
}

function hasText(body: ErrorBody): boolean {
  return Boolean(body.message || body.error || body.errors);
}

function findCode(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
