import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { goodPassword } from '@/api/testing/accounts.fixture';
import { canEnter, isRoot, unprivilegedAccount } from '@/postgres/account';
import { databaseUrl, runningPostmaster } from '@/postgres/postmaster';
import { isAlive } from '@/system/process-alive';
import { type Launched, launch, temporaryFolder } from './testing/launch.fixture';

/** The demo content takes longest, and whoever the program runs as fills it in the same way. */
const withoutDemo = ['--api-only', '--empty'];

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop()) await cleanup();
});

/** A data folder in a path with a space. */
function newDataFolder(): string {
  const { folder, remove } = temporaryFolder('sikke start ');
  cleanups.push(remove);
  return join(folder, 'data');
}

async function launched(
  dataFolder: string,
  env?: Record<string, string>,
  args: readonly string[] = [],
): Promise<Launched> {
  const start = await launch({ dataFolder, args: ['--api-only', ...args], ...(env ? { env } : {}) });
  cleanups.push(async () => {
    start.kill('SIGTERM');
    await start.exitCode;
  });
  return start;
}

const database = (dataFolder: string) => runningPostmaster(join(dataFolder, 'postgres', 'data'));

async function isReady(start: Launched): Promise<boolean> {
  return fetch(`${start.apiUrl}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function apiPid(start: Launched): Promise<number> {
  const children = readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const api = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('programs/main.mjs'),
  );
  if (api === undefined) throw new Error('The API does not run');
  return api;
}

async function rowOf(
  dataFolder: string,
  query: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const running = database(dataFolder);
  if (running === null) throw new Error('The database does not run');
  const url = databaseUrl(join(dataFolder, 'postgres', 'data'), running.port, 'sikke');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}

const users = async (dataFolder: string) =>
  Number((await rowOf(dataFolder, 'select count(*) as count from users'))?.count);

/** The API has its books proved by a program of its own when it starts. */
async function booksAreProved(dataFolder: string): Promise<boolean> {
  const row = await rowOf(dataFolder, "select last_error from maintenance_runs where kind = 'reconcile'");
  return row?.last_error === null;
}

describe('npm start', () => {
  it('survives the sudden death of each part, refuses a second start, leaves nothing running, and refuses a damaged database in a sentence', async () => {
    const dataFolder = newDataFolder();
    const first = await launched(dataFolder);
    await first.says(/API is ready/);
    const before = await users(dataFolder);
    await vi.waitUntil(() => booksAreProved(dataFolder), { timeout: 120_000, interval: 100 });

    const second = await launched(dataFolder);
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(/already running in this folder: http:\/\/localhost:\d+ \(process \d+\)/);

    process.kill(await apiPid(first), 'SIGKILL');
    await first.says(/The community API ended \(SIGKILL\): starting it again/);
    await vi.waitUntil(() => isReady(first), { timeout: 120_000, interval: 100 });

    process.kill(database(dataFolder)?.pid ?? 0, 'SIGKILL');
    await first.says(/The database ended .*: starting it again/);
    await vi.waitUntil(() => isReady(first), { timeout: 120_000, interval: 100 });

    const [api, server] = [await apiPid(first), database(dataFolder)?.pid ?? 0];
    first.kill('SIGKILL');
    await vi.waitUntil(() => !isAlive(api), { timeout: 60_000, interval: 100 });
    expect(isAlive(server)).toBe(true);

    const third = await launched(dataFolder);
    await third.says(/API is ready/);
    expect(database(dataFolder)?.pid).toBe(server);
    expect(await users(dataFolder)).toBe(before);

    const last = await apiPid(third);
    third.kill('SIGTERM');
    expect(await third.exitCode).toBe(0);
    expect([isAlive(last), isAlive(server)]).toEqual([false, false]);

    const version = join(dataFolder, 'postgres', 'data', 'PG_VERSION');
    rmSync(version);
    const fourth = await launched(dataFolder);
    expect(await fourth.exitCode).toBe(1);
    expect(fourth.output()).toMatch(/Sikke cannot start\.\n[^\n]*PG_VERSION is missing/);
    expect(fourth.output()).not.toMatch(/\n\s+at /);
    expect(existsSync(version)).toBe(false);
  });

  it.runIf(isRoot() && canEnter(unprivilegedAccount(), process.cwd()))(
    'works for an ordinary user',
    async () => {
      const account = unprivilegedAccount();
      const { folder, remove } = temporaryFolder('sikke-ordinary-', account);
      cleanups.push(remove);
      const start = await launch({ dataFolder: join(folder, 'data'), account, args: withoutDemo });
      await start.says(/API is ready/);
      expect(statSync(join(folder, 'data', 'secrets.json'))).toMatchObject({
        uid: account.uid,
        mode: 0o100600,
      });
      // As Ctrl-C does, and twice, as the impatient do.
      const server = database(join(folder, 'data'))?.pid ?? 0;
      start.kill('SIGINT');
      start.kill('SIGINT');
      expect(await start.exitCode).toBe(0);
      expect(isAlive(server)).toBe(false);
    },
  );

  it.runIf(isRoot())('works as root in a folder that only root can enter', async () => {
    const { folder, remove } = temporaryFolder('sikke-root-only-');
    chmodSync(folder, 0o700);
    const dataFolder = join(folder, 'data');
    const start = await launch({ dataFolder, args: withoutDemo });
    await start.says(/API is ready/);
    const record: unknown = JSON.parse(readFileSync(join(dataFolder, 'postgres.json'), 'utf8'));
    const outside = z.object({ folder: z.string().startsWith('/var/lib/sikke/') }).parse(record).folder;
    cleanups.push(remove, () => rmSync(outside, { recursive: true, force: true }));
    start.kill('SIGTERM');
    expect(await start.exitCode).toBe(0);
  });

  it('begins empty with a link to the setup, which opens until it was used, and stays without the demo', async () => {
    const dataFolder = newDataFolder();
    const first = await launched(dataFolder, {}, ['--empty']);
    await first.says(/API is ready[\s\S]*\/kurulum#[\w-]{48}\n/);
    expect(await users(dataFolder)).toBe(0);
    expect(first.output()).not.toContain('Demo accounts');
    const [, token] = /kurulum#([\w-]+)/.exec(first.output()) ?? [];
    const { CLIENT_ID } = z
      .object({ CLIENT_ID: z.string() })
      .parse(JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')));
    const account = { username: 'kurucu', email: 'kurucu@ornek.com', password: goodPassword };
    const made = await fetch(`${first.apiUrl}/setup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Client-Id': CLIENT_ID },
      body: JSON.stringify({ ...account, password_confirmation: goodPassword, token }),
    });
    expect(made.status).toBe(200);
    first.kill('SIGTERM');
    expect(await first.exitCode).toBe(0);

    const second = await launched(dataFolder);
    await second.says(/API is ready/);
    expect(await users(dataFolder)).toBe(1);
    expect(second.output()).not.toMatch(/kurulum|Demo accounts/);
  });

  it('says which port is taken and makes nothing', async () => {
    const dataFolder = newDataFolder();
    const other = createServer().listen(0);
    cleanups.push(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const start = await launched(dataFolder, { UPSTREAM_PORT: String(port) });
    expect(await start.exitCode).toBe(1);
    expect(start.output()).toContain(`UPSTREAM_PORT ${port} is in use`);
    expect(database(dataFolder)).toBeNull();
  });

  it('says in one sentence what is wrong with a data folder that cannot be one, and changes nothing', async () => {
    const file = newDataFolder();
    writeFileSync(file, 'mine');
    const start = await launched(file);
    expect(await start.exitCode).toBe(1);
    expect(start.output()).toMatch(/^\nSikke cannot start\.\nThe data folder .* cannot be made: [^\n]+\n$/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('names every wrong variable and never its content', async () => {
    const wrong = { SESSION_PASSWORD: 'too-short-secret', PORT: 'eighty', DATABASE_URL: 'mysql://hidden' };
    const start = await launched(newDataFolder(), wrong);
    expect(await start.exitCode).toBe(1);
    for (const name of Object.keys(wrong)) expect(start.output()).toContain(name);
    expect(start.output()).not.toMatch(/too-short-secret|eighty|hidden/);
  });
});
