import { join } from 'node:path';
import type { BuildVariables } from './build-stamp';
import type { StartEnvironment } from './environment';
import type { Installation } from './installation';
import type { Secrets } from './secrets';

type Variables = Readonly<Record<string, string>>;

/** The environment of the community API: its own variables, nothing of the site's session. */
export function upstreamEnvironment(
  { env, secrets, dataFolder, hasDemo }: Installation,
  databaseUrl: string,
): Variables {
  return {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? '',
    DATABASE_READ_URL: env.DATABASE_READ_URL ?? '',
    DATABASE_PREPARED: env.DATABASE_PREPARED ?? '',
    UPSTREAM_HOST: '127.0.0.1',
    UPSTREAM_PORT: String(env.UPSTREAM_PORT),
    API_PROCESSES: String(env.API_PROCESSES),
    CLIENT_ID: env.CLIENT_ID ?? secrets.CLIENT_ID,
    UPSTREAM_JWT_SECRET: secrets.UPSTREAM_JWT_SECRET,
    VAULT_KEY: env.VAULT_KEY ?? secrets.VAULT_KEY,
    VAPID_KEY: env.VAPID_KEY ?? secrets.VAPID_KEY,
    SEED_PASSWORD: secrets.SEED_PASSWORD,
    SETUP_TOKEN: hasDemo ? '' : (secrets.SETUP_TOKEN ?? ''),
    REVALIDATE_SECRET: env.REVALIDATE_SECRET ?? secrets.REVALIDATE_SECRET,
    REVALIDATE_URL: `http://127.0.0.1:${env.PORT}`,
    ...logLevel(env),
    ...measured(env),
    SITE_URL: env.siteUrl,
    CDN_URL: '',
    SESSION_PASSWORD: '',
    ...(env.SMS_PROVIDER === undefined ? {} : { SMS_PROVIDER: env.SMS_PROVIDER }),
    OUTBOX_FILE: outboxFile({ env, dataFolder }) ?? '',
  };
}

/** Where a demo's mails and messages go (ADR 101); null where the database is the operator's own. */
export function outboxFile({ env, dataFolder }: Pick<Installation, 'env' | 'dataFolder'>): string | null {
  return env.DATABASE_URL === undefined && env.UPSTREAM_URL === undefined
    ? join(dataFolder, 'outbox.jsonl')
    : null;
}

/** The environment of the site: where the upstream is, and the secrets of the session. Never the database's address, nor an account of the API's. */
export function siteEnvironment(env: StartEnvironment, secrets: Secrets): Variables {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.PORT),
    SITE_PROCESSES: String(env.SITE_PROCESSES),
    ...logLevel(env),
    ...measured(env),
    SITE_URL: env.siteUrl,
    UPSTREAM_URL: env.UPSTREAM_URL ?? `http://127.0.0.1:${env.UPSTREAM_PORT}`,
    CLIENT_ID: env.CLIENT_ID ?? secrets.CLIENT_ID,
    SESSION_PASSWORD: env.SESSION_PASSWORD ?? secrets.SESSION_PASSWORD,
    REVALIDATE_SECRET: env.REVALIDATE_SECRET ?? secrets.REVALIDATE_SECRET,
    TRUSTED_PROXY_HOPS: String(env.TRUSTED_PROXY_HOPS),
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    DATABASE_READ_URL: '',
    UPSTREAM_JWT_SECRET: '',
    VAULT_KEY: '',
    VAPID_KEY: '',
    SEED_PASSWORD: '',
    SETUP_TOKEN: '',
    RECAPTCHA_SECRET: '',
    SMTP_URL: '',
    SMS_USER: '',
    SMS_PASSWORD: '',
    TELEGRAM_BOT_TOKEN: '',
    TELEGRAM_WEBHOOK_SECRET: '',
    YOUTUBE_API_KEY: '',
    S3_ACCESS_KEY: '',
    S3_SECRET_KEY: '',
    SIKKE_FRONT: '1',
  };
}

/** Where metrics are told; each process works out its own port from the first. */
function measured({ METRICS_PORT, METRICS_HOST }: StartEnvironment): Variables {
  return METRICS_PORT === undefined
    ? {}
    : { METRICS_PORT: String(METRICS_PORT), ...(METRICS_HOST === undefined ? {} : { METRICS_HOST }) };
}

function logLevel({ LOG_LEVEL }: StartEnvironment): Variables {
  return LOG_LEVEL === undefined ? {} : { LOG_LEVEL };
}

/** What the prerendered pages depend on. */
export function buildVariables(env: StartEnvironment): BuildVariables {
  return {
    SITE_URL: env.siteUrl,
    UPSTREAM_URL: env.UPSTREAM_URL ?? 'embedded',
    RECAPTCHA_SITE_KEY: env.RECAPTCHA_SITE_KEY ?? '',
    AGE_GATE: env.AGE_GATE ?? 'off',
    BANNER_URL: env.BANNER_URL ?? '',
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? '',
    SITE_WITHOUT: env.SITE_WITHOUT ?? '',
  };
}
