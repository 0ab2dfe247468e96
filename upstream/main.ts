import { randomBytes, randomUUID } from 'node:crypto';
import { createApp } from './app';
import { createRecaptcha, noCaptcha } from './captcha';
import { type Captcha, configFrom } from './context';
import { openDatabase } from './db/client';
import { readEnv } from './env';
import { createLimits } from './limits';
import { createLog } from './log';
import { createPasswords } from './passwords';
import { serveUntilSignal } from './serve';

const env = readEnv();
const log = createLog(env.LOG_LEVEL);
const database = openDatabase({
  url: env.DATABASE_URL,
  onError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
});

const app = createApp({
  db: database.db,
  clock: { now: Date.now },
  ids: { uuid: randomUUID },
  captcha: chooseCaptcha(),
  passwords: createPasswords(),
  limits: createLimits(database.pool),
  log,
  config: configFrom(env, env.UPSTREAM_JWT_SECRET ?? madeForThisRun()),
});

await serveUntilSignal({ app, log, host: env.UPSTREAM_HOST, port: env.UPSTREAM_PORT, close: database.close });

function madeForThisRun(): string {
  log.warn('UPSTREAM_JWT_SECRET is not set: logins end when this process ends');
  return randomBytes(32).toString('base64url');
}

function chooseCaptcha(): Captcha {
  if (env.RECAPTCHA_SECRET) return createRecaptcha({ secret: env.RECAPTCHA_SECRET });
  log.warn('RECAPTCHA_SECRET is not set: registration runs without a captcha');
  return noCaptcha;
}
