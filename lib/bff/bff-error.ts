import type { ErrorBody, ErrorCode } from '@/contract/error-body';

const statusOf = {
  invalid_json: 400,
  unauthenticated: 401,
  account_suspended: 401,
  session_revoked: 401,
  token_expired: 401,
  cross_site: 403,
  forbidden: 403,
  telegram_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  session_too_large: 502,
  unavailable: 503,
  internal: 500,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** A refusal by the backend-for-frontend itself, in the contract's words (D27). `errors` maps fields to rule names, `message` is a sentence beside the code, `until` when it is over. */
export class BffError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(
    code: keyof typeof statusOf,
    errors?: Record<string, string[]>,
    message?: string,
    until?: string,
  ) {
    super(code);
    this.name = 'BffError';
    this.status = statusOf[code];
    this.body = { error: code };
    if (errors) this.body.errors = errors;
    if (message) this.body.message = message;
    if (until) this.body.until = until;
  }
}
