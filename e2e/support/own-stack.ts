import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { runMigrations } from '../../api/db/migrations';
import { setupToken } from '../../api/testing/app.fixture';
import { type MailServer, startMailServer } from '../../api/testing/mail-server.fixture';
import { startApi } from '../../api/testing/process.fixture';
import {
  botToken,
  startTelegramServer,
  type TelegramServer,
} from '../../api/testing/telegram-server.fixture';
import { freePort } from '../../system/ports';
import { startBuiltSite } from './built-site';
import { revalidationSecret } from './revalidate-site';
import { sessionPassword } from './session-cookie';

/** The product with services of its own: an empty database, a mail server and a server that follows the Bot API, all on this machine. */
export interface OwnStack {
  readonly siteUrl: string;
  readonly mail: MailServer;
  readonly telegram: TelegramServer;
  stop(): Promise<void>;
}

/** Starts the built site and a community API that knows these services. A database of its own keeps its jobs from the other API. */
export async function startOwnStack(): Promise<OwnStack> {
  const [mail, telegram, database] = [
    await startMailServer(),
    await startTelegramServer(),
    await newDatabase(),
  ];
  const [port, sitePort] = [await freePort(), await freePort()];
  const siteUrl = `http://localhost:${sitePort}`;
  const clientId = process.env.CLIENT_ID ?? '';
  const site = await startBuiltSite({
    middleware: 'kept',
    hasFront: true,
    port: sitePort,
    env: {
      SESSION_PASSWORD: sessionPassword,
      UPSTREAM_URL: `http://127.0.0.1:${port}`,
      SITE_URL: siteUrl,
      RECAPTCHA_SITE_KEY: '',
      REVALIDATE_SECRET: revalidationSecret,
    },
  });
  const api = startApi({
    DATABASE_URL: database.url,
    UPSTREAM_PORT: String(port),
    CLIENT_ID: clientId,
    UPSTREAM_JWT_SECRET: randomBytes(32).toString('hex'),
    VAULT_KEY: randomBytes(32).toString('hex'),
    SITE_URL: siteUrl,
    SMTP_URL: mail.url,
    SETUP_TOKEN: setupToken,
    REVALIDATE_SECRET: revalidationSecret,
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_API_URL: telegram.url,
  });
  await api.base;
  const stop = async () => {
    await site.stop();
    api.child.kill('SIGTERM');
    await api.ended;
    await Promise.all([mail.close(), telegram.close()]);
    await database.drop();
  };
  return { siteUrl, mail, telegram, stop };
}

/** A migrated database beside the one of the journeys. */
async function newDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const url = new URL(process.env.DATABASE_URL ?? '');
  const name = `own_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await runMigrations(own.href);
  return { url: own.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
