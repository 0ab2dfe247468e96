import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createApp } from './app';
import { createBeacon } from './beacon/create-beacon';
import { createRecaptcha, noCaptcha } from './captcha';
import { createChanges } from './changes';
import { type Captcha, configFrom, type Deps } from './context';
import { type Database, type DatabaseHandle, openDatabase } from './db/client';
import { listUnlimited } from './db/list-unlimited';
import { migrationState } from './db/migrations';
import { openReplica, type Replica } from './db/replica';
import { directUrl, readEnv, requestDatabase, type UpstreamEnv } from './env';
import { createHttpServer } from './http-server';
import { startAnnouncing } from './jobs/announce-changes';
import { startHearing } from './jobs/hear-changes';
import { startAlone } from './jobs/start-alone';
import { startWatchingJobs } from './jobs/watch-jobs';
import { startWorking } from './jobs/work';
import { createKick } from './kick/create-kick';
import { createLimits } from './limits';
import { createLog } from './log';
import { createMailer } from './mail/create-mailer';
import { createPasswords } from './passwords';
import { storeIn } from './picture-store';
import { createPictures } from './pictures';
import { programBeside } from './program-beside';
import { createPush } from './push/create-push';
import { randomIds } from './random-ids';
import { readApart } from './read-apart';
import { createBucket } from './s3/create-bucket';
import { serveUntilSignal } from './serve';
import { getNames } from './services/settings/get-names';
import { createSms } from './sms/create-sms';
import type { ChatNeeds } from './telegram/chat-needs';
import type { TelegramBot } from './telegram/create-telegram';
import { runBot } from './telegram/run-bot';
import { createVault, noVault, type Vault } from './vault';
import { createYouTube } from './youtube/create-youtube';

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
  const database = openDatabase({ ...requestDatabase(env), onError });
  try {
    await assertMigrated(database.db, log);
    if (env.DATABASE_DIRECT_URL !== undefined) await warnWithoutLimits(database.db, log);
    await serveFrom(database, env, log);
    log.info('stopped');
  } finally {
    await database.close();
  }
}

async function serveFrom(database: DatabaseHandle, env: UpstreamEnv, log: Logger): Promise<void> {
  const { db } = database;
  const books = readApart({ databaseUrl: directUrl(env), program: programBeside('read-books') });
  const clock = { now: Date.now };
  const limits = createLimits(db, { smsPerDay: env.SMS_DAILY_LIMIT });
  const [vault, siteUrl] = [vaultFor(env, log), env.SITE_URL];
  const bot = await botFor(env, { db, log, clock, limits, vault, siteUrl });
  const deps: Deps = {
    db,
    replica: replicaFor(database, env, log),
    log,
    clock,
    ids: randomIds,
    captcha: captchaFor(env, log),
    passwords: createPasswords(),
    pictures: createPictures(),
    pictureStore: storeIn(createBucket(env, log), randomIds.uuid),
    limits,
    mailer: createMailer(env, log, async () => (await getNames({ db, log })).site),
    sms: createSms(env, log),
    telegram: bot?.telegram ?? null,
    push: createPush(env, log),
    kick: createKick(env),
    youtube: createYouTube(env),
    beacon: createBeacon(env, { clock }),
    books,
    vault,
    changes: createChanges(),
    config: configFrom(env, env.UPSTREAM_JWT_SECRET ?? secretForThisRun(log)),
  };
  const traces = await traced(database, env, log);
  const jobs = [
    startHearing(deps, directUrl(env)),
    startAnnouncing(deps, env),
    startWorking(deps, directUrl(env)),
    startWatchingJobs(deps),
    ...(bot ? [startBot(bot, deps, env)] : []),
  ];
  try {
    const onAnswered = await measured(deps, env);
    const server = createHttpServer(createApp(deps, { onAnswered, tracer: traces?.tracer }), log);
    await serveUntilSignal({
      server,
      log,
      host: env.UPSTREAM_HOST,
      port: env.UPSTREAM_PORT,
      onStopping: deps.changes.end,
    });
  } finally {
    await Promise.all([...jobs, books].map((one) => one.stop()));
    await deps.replica?.close();
    await traces?.flush();
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

/** The library for it is loaded where metrics are wanted alone. */
async function measured(deps: Deps, env: UpstreamEnv) {
  if (env.METRICS_PORT === undefined) return undefined;
  const { measureApi } = await import('./metrics/measure-api');
  return measureApi(deps, env.METRICS_PORT, env);
}

/** Where a collector is named, what is answered is traced down to its statements. */
async function traced(database: DatabaseHandle, env: UpstreamEnv, log: Logger) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (endpoint === undefined) return null;
  const { traceApi } = await import('./trace-api');
  return traceApi({ endpoint, share, database, log });
}

/** Through a pooler of transactions it is the pooler that ends what takes too long. One that cannot be reached now says so elsewhere. */
async function warnWithoutLimits(db: Database, log: Logger): Promise<void> {
  const unlimited = await listUnlimited(db).catch(() => []);
  if (unlimited.length > 0)
    log.warn(
      { unlimited },
      'the pooler sets no end to these: see connect_query in deploy/pgbouncer/pgbouncer.ini',
    );
}

/** The library for it is loaded where there is a bot alone. */
async function botFor(
  { TELEGRAM_BOT_TOKEN, ...env }: UpstreamEnv,
  needs: ChatNeeds,
): Promise<TelegramBot | null> {
  if (TELEGRAM_BOT_TOKEN === undefined) {
    needs.log.warn('TELEGRAM_BOT_TOKEN is not set: Telegram accounts cannot be linked');
    return null;
  }
  const { createTelegram } = await import('./telegram/create-telegram');
  return createTelegram({ ...env, TELEGRAM_BOT_TOKEN }, needs);
}

/** Whom Telegram calls is every process; who asks it for updates must be one, for it answers only the last one that asked. */
function startBot(bot: TelegramBot, deps: Deps, env: UpstreamEnv): { stop(): Promise<void> } {
  const begin = () => runBot(bot, deps);
  if (bot.telegram.webhookSecret !== null) return begin();
  const onError = (error: unknown) =>
    deps.log.warn({ err: error }, 'who asks Telegram is not known for a moment');
  return startAlone({ url: directUrl(env), name: 'telegram', begin, onError });
}

function replicaFor(primary: DatabaseHandle, env: UpstreamEnv, log: Logger): Replica | null {
  if (env.DATABASE_READ_URL === undefined) return null;
  const onError = (error: unknown) =>
    log.warn({ err: error }, 'the replica is away, its reads go to the database');
  const { hasNamedStatements } = requestDatabase(env);
  return openReplica({ url: env.DATABASE_READ_URL, primary, hasNamedStatements, onError });
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
