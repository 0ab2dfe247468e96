import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runMigrations } from '../../api/db/migrations';
import { setupToken } from '../../api/testing/app.fixture';
import { type KickServer, startKickServer } from '../../api/testing/kick-server.fixture';
import { type MailServer, startMailServer } from '../../api/testing/mail-server.fixture';
import { startApi } from '../../api/testing/process.fixture';
import {
  botToken,
  startTelegramServer,
  type TelegramServer,
} from '../../api/testing/telegram-server.fixture';
import { openCluster } from '../../postgres/cluster';
import { temporaryFolder } from '../../scripts/testing/launch.fixture';
import { freePort } from '../../system/ports';
import { startBuiltSite } from './built-site';
import { revalidationSecret } from './revalidate-site';
import { sessionPassword } from './session-cookie';

/** The product with services of its own: an empty database, a mail server, and servers that follow the Bot API and Kick's, all on this machine. */
export interface OwnStack {
  readonly siteUrl: string;
  readonly mail: MailServer;
  readonly telegram: TelegramServer;
  readonly kick: KickServer;
  readonly databaseUrl: string;
  /** Ends the API in order and starts it again at its port. */
  restartApi(): Promise<void>;
  /** Has something happen while the API is gone: it is killed before, and starts again at its port afterwards. */
  withoutApi(happens: () => Promise<void>): Promise<void>;
  /** The same while the database takes nobody: all who are connected are cut off before. With a PostgreSQL of its own that server is ended and started again. */
  withoutDatabase(happens: () => Promise<void>): Promise<void>;
  /** The same while the site is stopped. */
  withoutSite(happens: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the built site and a community API that knows these services. A database of its own keeps its jobs from the other API; `hasOwnServer` is for who
 * restarts PostgreSQL itself, under nobody else's journeys.
 */
export async function startOwnStack({ hasOwnServer = false } = {}): Promise<OwnStack> {
  const [mail, telegram, kick, database] = [
    await startMailServer(),
    await startTelegramServer(),
    await startKickServer(),
    await (hasOwnServer ? newServer() : newDatabase()),
  ];
  const [port, sitePort] = [await freePort(), await freePort()];
  const siteUrl = `http://localhost:${sitePort}`;
  const clientId = process.env.CLIENT_ID ?? '';
  const startSite = () =>
    startBuiltSite({
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
  let site = await startSite();
  const environment = {
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
    KICK_API_URL: kick.url,
    KICK_ID_URL: kick.url,
  };
  let api = await startApi(environment);
  await api.base;
  const endApi = (signal: NodeJS.Signals = 'SIGTERM') => {
    api.child.kill(signal);
    return api.ended;
  };
  const beginApi = async () => {
    api = await startApi(environment);
    await api.base;
  };
  await hears(siteUrl);
  return {
    ...{ siteUrl, mail, telegram, kick, databaseUrl: database.url },
    restartApi: async () => {
      await endApi();
      await beginApi();
    },
    withoutApi: async (happens) => {
      await endApi('SIGKILL');
      await happens();
      await beginApi();
    },
    withoutDatabase: async (happens) => {
      await database.close();
      await happens();
      await database.open();
    },
    withoutSite: async (happens) => {
      await site.terminate();
      await happens();
      await site.stop();
      site = await startSite();
    },
    stop: async () => {
      await site.stop();
      await endApi();
      await Promise.all([mail.close(), telegram.close(), kick.close()]);
      await database.drop();
    },
  };
}

/**
 * Resolves once a site follows the changes of its API, which it looks for every few seconds while there is none: a page that is opened before is told to ask
 * instead, and comes back to the stream after a minute. The time only ends what hangs.
 */
async function hears(siteUrl: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const asked = new AbortController();
    const { status } = await fetch(`${siteUrl}/api/live?topics=stream`, { signal: asked.signal });
    asked.abort();
    if (status === 200) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the site does not follow its API');
}

interface OwnDatabase {
  readonly url: string;
  /** Cuts off who is connected, and lets nobody in: the server itself ends, or it is as if it did for this database alone. */
  close(): Promise<void>;
  open(): Promise<void>;
  drop(): Promise<void>;
}

/** A migrated database in the PostgreSQL that journeys with an API of their own share. */
async function newDatabase(): Promise<OwnDatabase> {
  const url = new URL(process.env.OWN_DATABASES_URL ?? '');
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
  return {
    url: own.href,
    close: async () => {
      await run(`alter database ${name} with allow_connections false`);
      await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    open: () => run(`alter database ${name} with allow_connections true`),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}

/** A migrated database in a PostgreSQL of its own. */
async function newServer(): Promise<OwnDatabase> {
  const made = temporaryFolder('sikke-own-stack-');
  const folder = join(made.folder, 'data-folder');
  mkdirSync(folder, { mode: 0o711 });
  let cluster = await openCluster(folder, { isThrowaway: true });
  await runMigrations(cluster.url);
  return {
    url: cluster.url,
    close: () => cluster.stop(),
    open: async () => {
      cluster = await openCluster(folder, { isThrowaway: true, port: cluster.port });
    },
    drop: async () => {
      await cluster.stop();
      made.remove();
    },
  };
}
