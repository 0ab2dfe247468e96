import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createApp } from './app';
import { createRecaptcha, noCaptcha } from './captcha';
import { type Captcha, configFrom, type Deps } from './context';
import { type Database, type DatabaseHandle, openDatabase } from './db/client';
import { migrationState } from './db/migrations';
import { readEnv, type UpstreamEnv } from './env';
import { createHttpServer } from './http-server';
import { startAnnouncing } from './jobs/announce-changes';
import { startWatchingJobs } from './jobs/watch-jobs';
import { startWorking } from './jobs/work';
import { createLimits } from './limits';
import { createLog } from './log';
import { createMailer } from './mail/create-mailer';
import { createPasswords } from './passwords';
import { createPictures } from './pictures';
import { randomIds } from './random-ids';
import { serveUntilSignal } from './serve';
import { createSms } from './sms/create-sms';
import { createTelegram } from './telegram/create-telegram';
import { runBot } from './telegram/run-bot';
import { createVault, noVault, type Vault } from './vault';

/** Serves the community API until SIGTERM or SIGINT. What keeps it from starting is one line on stderr and exit code 1. */
try {
  await serve(readEnv());
} catch (error) {
  process.stderr.write(
    `The community API stopped: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}

async function serve(env: UpstreamEnv): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const onError = (error: Error) => log.warn({ err: error }, 'an idle database connection was lost');
  const database = openDatabase({ url: env.DATABASE_URL, onError });
  try {
    await assertMigrated(database.db, log);
    await serveFrom(database, env, log);
    log.info('stopped');
  } finally {
    await database.close();
  }
}

async function serveFrom({ db, pool }: DatabaseHandle, env: UpstreamEnv, log: Logger): Promise<void> {
  const clock = { now: Date.now };
  const bot = createTelegram(env, { db, log, clock });
  const deps: Deps = {
    db,
    log,
    clock,
    ids: randomIds,
    captcha: captchaFor(env, log),
    passwords: createPasswords(),
    pictures: createPictures(),
    limits: createLimits(pool, { smsPerDay: env.SMS_DAILY_LIMIT }),
    mailer: createMailer(env, log),
    sms: createSms(env, log),
    telegram: bot?.telegram ?? null,
    vault: vaultFor(env, log),
    config: configFrom(env, env.UPSTREAM_JWT_SECRET ?? secretForThisRun(log)),
  };
  const jobs = [
    startAnnouncing(deps, env),
    startWorking(deps, env.DATABASE_URL),
    startWatchingJobs(deps),
    ...(bot ? [runBot(bot, deps)] : []),
  ];
  try {
    const server = createHttpServer(createApp(deps), log);
    await serveUntilSignal({ server, log, host: env.UPSTREAM_HOST, port: env.UPSTREAM_PORT });
  } finally {
    await Promise.all(jobs.map((job) => job.stop()));
  }
}

/**
 * Refuses a database that lacks migrations. A newer one is served: while a new version is rolled out, an old process may
 * have to start again. A database that cannot be reached now may be later; until then /readyz says so.
 */
async function assertMigrated(db: Database, log: Logger): Promise<void> {
  const state = await migrationState(db).catch((error: unknown) => {
    log.warn({ err: error }, 'the database cannot be reached yet');
    return null;
  });
  if (state === 'behind' || state === 'unreleased')
    throw new Error('the database lacks migrations: run api/migrate.ts first');
  if (state === 'ahead') log.warn('the database was migrated by a newer version of this program');
}

function captchaFor(env: UpstreamEnv, log: Logger): Captcha {
  if (env.RECAPTCHA_SECRET) return createRecaptcha({ secret: env.RECAPTCHA_SECRET });
  log.warn('RECAPTCHA_SECRET is not set: registration runs without a captcha');
  return noCaptcha;
}

function vaultFor({ VAULT_KEY }: UpstreamEnv, log: Logger): Vault {
  if (VAULT_KEY) return createVault(VAULT_KEY);
  log.warn('VAULT_KEY is not set: codes of the market and redeem codes are out of use');
  return noVault;
}

function secretForThisRun(log: Logger): string {
  log.warn('UPSTREAM_JWT_SECRET is not set: logins end when this process ends');
  return randomBytes(32).toString('base64url');
}
