import type { Database } from './db/client';
import { type Counting, countUses, takeBackUses, type Use } from './db/count-uses';
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
  /** A use of it, to be counted or taken back together with others. */
  use(key: string): Use;
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
  db: Database,
  { smsPerDay = 200 }: { readonly smsPerDay?: number } = {},
): Limits {
  return {
    loginPair: limit(db, 'login-pair', 5, 15 * 60),
    loginAccount: limit(db, 'login-account', 50, 15 * 60),
    loginAddress: limit(db, 'login-address', 20, 15 * 60),
    registerAttempt: limit(db, 'register-attempt', 60, 60 * 60),
    forgotAddress: limit(db, 'forgot-address', 10, 60 * 60),
    forgotAccount: limit(db, 'forgot-account', 3, 60 * 60),
    resetAddress: limit(db, 'reset-address', 20, 60 * 60),
    emailChange: limit(db, 'email-change', 5, 60 * 60),
    emailTarget: limit(db, 'email-target', 3, 60 * 60),
    passwordCheck: limit(db, 'password-check', 10, 15 * 60),
    secondFactor: limit(db, 'second-factor', 10, 15 * 60),
    smsPause: limit(db, 'sms-pause', 1, 60),
    smsUserHour: limit(db, 'sms-user-hour', 3, 60 * 60),
    smsUserDay: limit(db, 'sms-user-day', 5, day),
    smsNumber: limit(db, 'sms-number', 5, day),
    smsAddress: limit(db, 'sms-address', 10, day),
    smsDay: limit(db, 'sms-day', smsPerDay, day),
    telegramLink: limit(db, 'telegram-link', 20, 60 * 60),
    telegramChat: limit(db, 'telegram-chat', 20, 60),
    kickLogin: limit(db, 'kick-login', 20, 60 * 60),
    telegramPayload: limit(db, 'telegram-payload', 1, 2 * day, { isLasting: true }),
    serviceTest: limit(db, 'service-test', 5, 60 * 60),
    exportData: limit(db, 'export-data', 5, 60 * 60),
    sponsorClick: limit(db, 'sponsor-click', 30, 60 * 60),
    postback: limit(db, 'postback', 600, 60),
    bannerView: limit(db, 'banner-view', 120, 60 * 60),
    redeemTry: limit(db, 'redeem-try', 12, 15 * 60),
    search: limit(db, 'search', 60, 60),
    mediaUpload: limit(db, 'media-upload', 50, 24 * 60 * 60),
    claimSubmit: limit(db, 'claim-submit', 100, 24 * 60 * 60),
    winReaction: limit(db, 'win-reaction', 60, 60),
  };
}

function limit(
  db: Database,
  prefix: string,
  most: number,
  seconds: number,
  { isLasting = false }: { readonly isLasting?: boolean } = {},
): Limit {
  const use = (key: string): Use => ({ key: `${prefix}:${key}`, most, windowMs: seconds * 1000, isLasting });
  return {
    use,
    take: (key) => takeInTurn(db, [use(key)]),
    allows: async (key) => (await countUses(db, [use(key)], Date.now())) === null,
    giveBack: (key) => takeBack(db, { returned: [use(key)] }),
    clear: (key) => takeBack(db, { forgotten: [use(key)] }),
  };
}

/** Counts a use of each, as far as the first that has no room: then `too_many_requests` with Retry-After. Sent at once, and no part of a transaction. */
export async function takeInTurn(db: Counting, uses: readonly [Use, ...Use[]]): Promise<void> {
  const fullMs = await countUses(db, uses, Date.now());
  if (fullMs !== null) throw limitPassed(fullMs);
}

/** `too_many_requests` for a window that is full for so many milliseconds more. */
export function limitPassed(fullMs: number): ServiceError {
  return new ServiceError('too_many_requests', { retryAfterSeconds: Math.ceil(fullMs / 1000) });
}

/** Takes uses back in one statement, sent at once: counters that are forgotten, and others that have one less. */
export function takeBack(db: Counting, taken: Parameters<typeof takeBackUses>[1]): Promise<void> {
  return takeBackUses(db, taken, Date.now());
}
