import type { useTranslations } from 'next-intl';
import type { ErrorCode, RuleName } from '@/contract/error-body';
import { formatDateTime } from '@/lib/format/dates';
import { findLabelKey } from './field-labels';
import type { CallError } from './send-json';

type Translate = ReturnType<typeof useTranslations<never>>;

/**
 * The texts to show for a failed call, in the viewer's language: one a field (label and first message) where the body has
 * field errors, otherwise its message or its translated error (specification 8, D25, D28). Too many tries say when the next one
 * makes sense, where the answer named a time, and a paused account when it is over. `t` translates from the root: `useTranslations()`. Never empty.
 */
export function errorTexts(error: CallError, t: Translate): string[] {
  const fields = Object.entries(error.errors ?? {}).flatMap(([field, [first]]) =>
    first ? [fieldText(field, first, t)] : [],
  );
  if (fields.length > 0) return fields;
  if (error.error === 'account_suspended') return [suspendedText(error, t)];
  if (error.message) return [error.message];
  const code = error.error ?? 'internal';
  const until = code === 'account_paused' ? formatDateTime(error.until) : null;
  if (until) return [t('errors.pausedUntil', { date: until })];
  if (code === 'too_many_requests' && error.retryAfterS) return [waitText(error.retryAfterS, t)];
  return [isCode(code) ? t(codeKeys[code]) : code];
}

/** Until when the team closed the account, and why: its reason is the answer's message. */
function suspendedText({ message, until }: CallError, t: Translate): string {
  const date = formatDateTime(until);
  const said = date ? t('errors.suspendedUntil', { date }) : t('errors.codes.account_suspended');
  return message ? t('errors.suspendedFor', { said, reason: message }) : said;
}

/** Seconds up to a minute and a half, then minutes, then hours, each rounded up: nobody is told to come back too early. */
function waitText(seconds: number, t: Translate): string {
  if (seconds <= 90) return t('errors.wait.seconds', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return t('errors.wait.minutes', { count: minutes });
  return t('errors.wait.hours', { count: Math.ceil(minutes / 60) });
}

/** The text of one rule name, or the sentence itself where it is none (D28). For messages beside a field. */
export function ruleText(rule: string, t: Translate): string {
  return isRule(rule) ? t(ruleKeys[rule]) : rule;
}

function fieldText(field: string, rule: string, t: Translate): string {
  const text = ruleText(rule, t);
  const key = findLabelKey(field);
  const label = key ? t(key) : '';
  return text.startsWith(label) ? text : `${label} ${text}`;
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(codeKeys, code);
const isRule = (rule: string): rule is RuleName => Object.hasOwn(ruleKeys, rule);

const codeKeys = {
  bad_request: 'errors.codes.bad_request',
  invalid_json: 'errors.codes.invalid_json',
  validation_failed: 'errors.codes.validation_failed',
  invalid_credentials: 'errors.codes.invalid_credentials',
  unauthenticated: 'errors.codes.unauthenticated',
  token_expired: 'errors.codes.token_expired',
  session_revoked: 'errors.codes.session_revoked',
  forbidden: 'errors.codes.forbidden',
  second_factor_required: 'errors.codes.second_factor_required',
  second_factor_needed: 'errors.codes.second_factor_needed',
  cross_site: 'errors.codes.cross_site',
  client_unknown: 'errors.codes.client_unknown',
  telegram_required: 'errors.codes.telegram_required',
  not_found: 'errors.codes.not_found',
  method_not_allowed: 'errors.codes.method_not_allowed',
  conflict: 'errors.codes.conflict',
  closed: 'errors.codes.closed',
  insufficient_balance: 'errors.codes.insufficient_balance',
  requirements_unmet: 'errors.codes.requirements_unmet',
  limit_reached: 'errors.codes.limit_reached',
  sold_out: 'errors.codes.sold_out',
  price_changed: 'errors.codes.price_changed',
  raffle_closed: 'errors.codes.raffle_closed',
  ticket_limit: 'errors.codes.ticket_limit',
  account_taken: 'errors.codes.account_taken',
  account_paused: 'errors.codes.account_paused',
  last_admin: 'errors.codes.last_admin',
  account_suspended: 'errors.codes.account_suspended',
  request_timeout: 'errors.codes.request_timeout',
  payload_too_large: 'errors.codes.payload_too_large',
  headers_too_large: 'errors.codes.headers_too_large',
  unsupported_media_type: 'errors.codes.unsupported_media_type',
  too_many_requests: 'errors.codes.too_many_requests',
  captcha_failed: 'errors.codes.captcha_failed',
  session_too_large: 'errors.codes.session_too_large',
  upstream_invalid: 'errors.codes.upstream_invalid',
  upstream_unavailable: 'errors.codes.upstream_unavailable',
  upstream_timeout: 'errors.codes.upstream_timeout',
  unavailable: 'errors.codes.unavailable',
  internal: 'errors.codes.internal',
} as const satisfies Record<ErrorCode, `errors.codes.${ErrorCode}`>;

const ruleKeys = {
  unique: 'errors.rules.unique',
  confirmed: 'errors.rules.confirmed',
  exists: 'errors.rules.exists',
  required: 'errors.rules.required',
  regex: 'errors.rules.regex',
  'min.string': 'errors.rules.min.string',
  'min.regex': 'errors.rules.min.regex',
  'max.string': 'errors.rules.max.string',
  email: 'errors.rules.email',
  common_password: 'errors.rules.common_password',
  captcha: 'errors.rules.captcha',
  too_short: 'errors.rules.too_short',
  too_low: 'errors.rules.too_low',
  too_high: 'errors.rules.too_high',
  invalid: 'errors.rules.invalid',
  unchosen: 'errors.rules.unchosen',
  future: 'errors.rules.future',
  too_early: 'errors.rules.too_early',
  phone: 'errors.rules.phone',
  telegram: 'errors.rules.telegram',
  sponsor_linked: 'errors.rules.sponsor_linked',
  kick_follower: 'errors.rules.kick_follower',
  kick_subscriber: 'errors.rules.kick_subscriber',
  member_days: 'errors.rules.member_days',
  per_user_limit: 'errors.rules.per_user_limit',
  cooldown: 'errors.rules.cooldown',
  reserved: 'errors.rules.reserved',
  too_soon: 'errors.rules.too_soon',
  balance: 'errors.rules.balance',
  no_raffle: 'errors.rules.no_raffle',
  wrong: 'errors.rules.wrong',
  expired: 'errors.rules.expired',
  used_up: 'errors.rules.used_up',
  day_limit: 'errors.rules.day_limit',
  closed: 'errors.rules.closed',
} as const satisfies Record<RuleName, `errors.rules.${RuleName}`>;
