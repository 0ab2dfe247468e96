import { z } from 'zod';
import { requirementNames } from './requirements';

/**
 * Machine codes the `error` field may carry. The site translates them from `messages/tr.json` (`errors.codes`);
 * an upstream may send any other text, which is then shown as it is (D28).
 */
export const errorCodes = [
  'bad_request',
  'invalid_json',
  'validation_failed',
  'invalid_credentials',
  'unauthenticated',
  'token_expired',
  'session_revoked',
  'forbidden',
  'second_factor_required',
  'second_factor_needed',
  'cross_site',
  'client_unknown',
  'telegram_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'closed',
  'insufficient_balance',
  'requirements_unmet',
  'limit_reached',
  'sold_out',
  'price_changed',
  'raffle_closed',
  'ticket_limit',
  'account_taken',
  'account_paused',
  'last_admin',
  'account_suspended',
  'request_timeout',
  'payload_too_large',
  'headers_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'captcha_failed',
  'session_too_large',
  'upstream_invalid',
  'upstream_unavailable',
  'upstream_timeout',
  'unavailable',
  'internal',
] as const;

/** One of the machine codes. */
export type ErrorCode = (typeof errorCodes)[number];

/**
 * The one error body, on every path and from both programs (D27). `errors` maps a field to rule names or ready
 * sentences (D28); `login_again` says that a refresh and one repeat may help (D4); `until` is when what is refused is possible again;
 * `detail` is what a form of the desk needs beside it, in the shape that its call names.
 */
export const errorBodySchema = z.object({
  message: z.string().optional(),
  error: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  login_again: z.boolean().optional(),
  until: z.string().optional(),
  detail: z.unknown().optional(),
});

/** The error body. */
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Rule names a validation error may use (D28); any other value is a ready sentence. */
export const ruleNames = [
  'unique',
  'confirmed',
  'exists',
  'required',
  'regex',
  'min.string',
  'min.regex',
  'max.string',
  'email',
  'common_password',
  'reserved',
  'too_soon',
  'captcha',
  'too_short',
  'too_low',
  'too_high',
  'invalid',
  'unchosen',
  'future',
  'too_early',
  ...requirementNames,
  'per_user_limit',
  'cooldown',
  'balance',
  'no_raffle',
  'wrong',
  'expired',
  'used_up',
  'day_limit',
  'closed',
] as const;

/** One of the rule names. */
export type RuleName = (typeof ruleNames)[number];
