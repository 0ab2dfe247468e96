import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceError } from './service-error';

/** A counter in the database, per key, over a window that starts with the first use. */
export interface Limit {
  /** Counts one; throws `too_many_requests` with Retry-After once the limit is passed. */
  take(key: string): Promise<void>;
  /** Counts one; false once the limit is passed. */
  allows(key: string): Promise<boolean>;
  /** Takes one back: the try turned out not to count. */
  giveBack(key: string): Promise<void>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}

/** The limits of the product by what they count. */
export interface Limits {
  /** 5 failed logins per account and address together in 15 minutes. */
  readonly loginPair: Limit;
  /** 50 failed logins per account in 15 minutes, of all addresses where it never logged in. */
  readonly loginAccount: Limit;
  /** 20 failed logins per address in 15 minutes. */
  readonly loginAddress: Limit;
  /** 60 registration attempts per address in an hour: a taken name can be looked up no faster. */
  readonly registerAttempt: Limit;
  /** 10 questions for a new password per address in an hour. */
  readonly forgotAddress: Limit;
  /** 3 mails with a link to a new password per account in an hour. */
  readonly forgotAccount: Limit;
  /** 20 tries to set a new password or to confirm an address by link per address in an hour. */
  readonly resetAddress: Limit;
  /** 5 questions for another address per member in an hour. */
  readonly emailChange: Limit;
  /** 3 mails with a link to confirm an address, per address in an hour, whoever asks for them. */
  readonly emailTarget: Limit;
  /** 10 tries of a member's own password in 15 minutes, where it is asked for again. */
  readonly passwordCheck: Limit;
  /** 10 codes of a member's second factor in 15 minutes, wherever they come from. */
  readonly secondFactor: Limit;
  /** One SMS per member in a minute, 3 in an hour, 5 in a day. */
  readonly smsPause: Limit;
  readonly smsUserHour: Limit;
  readonly smsUserDay: Limit;
  /** 5 SMS per number in a day, whoever asks for them. */
  readonly smsNumber: Limit;
  /** 10 SMS per address in a day. */
  readonly smsAddress: Limit;
  /** SMS_DAILY_LIMIT over all, in a day: the most that an attack can cost. */
  readonly smsDay: Limit;
  /** 20 links to the bot per member in an hour. */
  readonly telegramLink: Limit;
  /** 20 messages to the bot per chat in a minute are answered. */
  readonly telegramChat: Limit;
  /** 20 logins at Kick per member in an hour. */
  readonly kickLogin: Limit;
  /** Each signed login of Telegram once in the two days in which it could be good. */
  readonly telegramPayload: Limit;
  /** 5 tests of a service per admin in an hour. */
  readonly serviceTest: Limit;
  /** 5 exports of a member's data in an hour. */
  readonly exportData: Limit;
  /** 30 visits to sponsors per address in an hour are counted. */
  readonly sponsorClick: Limit;
  /** 600 postbacks per sponsor and address in a minute. */
  readonly postback: Limit;
  /** 120 banner views per address in an hour are counted. */
  readonly bannerView: Limit;
  /** 12 codes that are none, per member in 15 minutes. */
  readonly redeemTry: Limit;
  /** 60 searches per address in a minute. */
  readonly search: Limit;
  /** 50 uploaded pictures per member in a day. */
  readonly mediaUpload: Limit;
  /** 100 claims of all kinds per member in a day. */
  readonly claimSubmit: Limit;
  /** 60 reactions to wins per member in a minute, given, changed or taken back. */
  readonly winReaction: Limit;
}

/** Seconds. */
const day = 24 * 60 * 60;

/** The limits of the product, counted in PostgreSQL: they survive a restart and hold over several processes. */
export function createLimits(
  pool: pg.Pool,
  { smsPerDay = 200 }: { readonly smsPerDay?: number } = {},
): Limits {
  return {
    loginPair: limit(pool, 'login-pair', 5, 15 * 60),
    loginAccount: limit(pool, 'login-account', 50, 15 * 60),
    loginAddress: limit(pool, 'login-address', 20, 15 * 60),
    registerAttempt: limit(pool, 'register-attempt', 60, 60 * 60),
    forgotAddress: limit(pool, 'forgot-address', 10, 60 * 60),
    forgotAccount: limit(pool, 'forgot-account', 3, 60 * 60),
    resetAddress: limit(pool, 'reset-address', 20, 60 * 60),
    emailChange: limit(pool, 'email-change', 5, 60 * 60),
    emailTarget: limit(pool, 'email-target', 3, 60 * 60),
    passwordCheck: limit(pool, 'password-check', 10, 15 * 60),
    secondFactor: limit(pool, 'second-factor', 10, 15 * 60),
    smsPause: limit(pool, 'sms-pause', 1, 60),
    smsUserHour: limit(pool, 'sms-user-hour', 3, 60 * 60),
    smsUserDay: limit(pool, 'sms-user-day', 5, day),
    smsNumber: limit(pool, 'sms-number', 5, day),
    smsAddress: limit(pool, 'sms-address', 10, day),
    smsDay: limit(pool, 'sms-day', smsPerDay, day),
    telegramLink: limit(pool, 'telegram-link', 20, 60 * 60),
    telegramChat: limit(pool, 'telegram-chat', 20, 60),
    kickLogin: limit(pool, 'kick-login', 20, 60 * 60),
    telegramPayload: limit(pool, 'telegram-payload', 1, 2 * day),
    serviceTest: limit(pool, 'service-test', 5, 60 * 60),
    exportData: limit(pool, 'export-data', 5, 60 * 60),
    sponsorClick: limit(pool, 'sponsor-click', 30, 60 * 60),
    postback: limit(pool, 'postback', 600, 60),
    bannerView: limit(pool, 'banner-view', 120, 60 * 60),
    redeemTry: limit(pool, 'redeem-try', 12, 15 * 60),
    search: limit(pool, 'search', 60, 60),
    mediaUpload: limit(pool, 'media-upload', 50, 24 * 60 * 60),
    claimSubmit: limit(pool, 'claim-submit', 100, 24 * 60 * 60),
    winReaction: limit(pool, 'win-reaction', 60, 60),
  };
}

function limit(pool: pg.Pool, keyPrefix: string, points: number, duration: number): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
  return {
    take: (key) => limiter.consume(key).then(() => undefined, refuse),
    allows: (key) => limiter.consume(key).then(() => true, notAnyMore),
    giveBack: (key) => limiter.reward(key).then(() => undefined),
    clear: (key) => limiter.delete(key).then(() => undefined),
  };
}

function notAnyMore(reason: unknown): false {
  if (reason instanceof RateLimiterRes) return false;
  throw reason;
}

/** The library rejects with its result object when the limit is passed, and with an Error when the database failed. */
function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw new ServiceError('too_many_requests', { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) });
}
