import { randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createApp } from './app';
import { createRecaptcha, noCaptcha } from './captcha';
import { type Captcha, configFrom } from './context';
import { openDatabase } from './db/client';
import { readEnv, type UpstreamEnv } from './env';
import { createHttpServer } from './http-server';
import { createLimits } from './limits';
import { createLog } from './log';
import { createPasswords } from './passwords';
import { serveUntilSignal } from './serve';

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
  const { db, pool, close } = openDatabase({ url: env.DATABASE_URL, onError });
  const app = createApp({
    db,
    log,
    clock: { now: Date.now },
    ids: { uuid: randomUUID },
    captcha: captchaFor(env, log),
    passwords: createPasswords(),
    limits: createLimits(pool),
    config: configFrom(env, env.UPSTREAM_JWT_SECRET ?? secretForThisRun(log)),
  });
  const server = createHttpServer(app);
  await serveUntilSignal({ server, log, host: env.UPSTREAM_HOST, port: env.UPSTREAM_PORT, close });
}

function captchaFor(env: UpstreamEnv, log: Logger): Captcha {
  if (env.RECAPTCHA_SECRET) return createRecaptcha({ secret: env.RECAPTCHA_SECRET });
  log.warn('RECAPTCHA_SECRET is not set: registration runs without a captcha');
  return noCaptcha;
}

function secretForThisRun(log: Logger): string {
  log.warn('UPSTREAM_JWT_SECRET is not set: logins end when this process ends');
  return randomBytes(32).toString('base64url');
}
