import type { Logger } from 'pino';
import type { Beacon } from './beacon';
import type { BookReader } from './book-reader';
import type { Changes } from './changes';
import type { Database } from './db/client';
import type { Replica } from './db/replica';
import type { Transaction } from './db/transact';
import type { UpstreamEnv } from './env';
import type { Kick } from './kick';
import type { Limits } from './limits';
import type { Mailer } from './mail/mailer';
import type { Passwords } from './passwords';
import type { PictureStore } from './picture-store';
import type { Pictures } from './pictures';
import type { Push } from './push';
import type { Sms } from './sms/sms';
import type { Telegram } from './telegram';
import type { Vault } from './vault';
import type { YouTube } from './youtube';

/** Milliseconds since 1970. Injected, so that tests own time. */
export interface Clock {
  now(): number;
}

/** What is random: `uuid` for rows, sessions and tokens, `secret` for links (256 bits, in characters of a URL), `code` for six digits. */
export interface Ids {
  uuid(): string;
  secret(): string;
  code(): string;
}

/** Answers whether a captcha token is good (D30). `verify` never throws: a verifier that cannot be reached is a no. */
export interface Captcha {
  verify(token: string | undefined, clientAddress: string): Promise<boolean>;
  /** Asks the verifier whether it knows us; rejects with what is wrong, naming no secret. */
  probe(): Promise<void>;
}

/** What of the environment the application itself reads. `clientId` is null where every caller is let in. */
export interface Config {
  readonly clientId: string | null;
  readonly jwtSecret: Uint8Array;
  readonly siteUrl: string;
  readonly cdnUrl: string;
  /** Who knows it makes the first admin; null where the site is not set up in a browser (D38). */
  readonly setupToken: string | null;
}

/** Everything the application needs from outside. */
export interface Deps {
  readonly db: Database;
  /** Null where there is none: then everything is read where it is written. */
  readonly replica: Replica | null;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly captcha: Captcha;
  readonly passwords: Passwords;
  readonly pictures: Pictures;
  readonly pictureStore: PictureStore;
  readonly limits: Limits;
  /** Null where no mail goes out. */
  readonly mailer: Mailer | null;
  /** Null where no SMS goes out. */
  readonly sms: Sms | null;
  /** Null where no bot is connected. */
  readonly telegram: Telegram | null;
  /** Null where no key is set to send push messages with. */
  readonly push: Push | null;
  /** Asked only where an admin has set up an app of Kick. */
  readonly kick: Kick;
  /** Null where no key is set. */
  readonly youtube: YouTube | null;
  /** Asked for the round of each draw once its time has come. */
  readonly beacon: Beacon;
  readonly books: BookReader;
  readonly vault: Vault;
  readonly changes: Changes;
  readonly log: Logger;
  readonly config: Config;
}

/** What a service gets: the dependencies and who is calling. */
export interface ServiceContext extends Deps {
  readonly requestId: string;
  /** The visitor's address: from the site when it proves itself, otherwise the socket's. */
  readonly clientAddress: string;
  /** The visitor's User-Agent, as the site passes it on; empty where nobody said it. */
  readonly clientAgent: string;
}

/**
 * What a service gets that writes within its caller's transaction. There is no `db`: a second connection taken inside of a
 * transaction is how a pool runs dry. Limits count on connections of their own, so they are taken before.
 */
export interface Writing extends Omit<ServiceContext, 'db'> {
  readonly tx: Transaction;
}

/** The part of the environment that the application itself reads. */
export function configFrom(env: UpstreamEnv, jwtSecret: string): Config {
  return {
    clientId: env.CLIENT_ID ?? null,
    jwtSecret: new TextEncoder().encode(jwtSecret),
    siteUrl: env.SITE_URL,
    cdnUrl: env.CDN_URL,
    setupToken: env.SETUP_TOKEN ?? null,
  };
}
