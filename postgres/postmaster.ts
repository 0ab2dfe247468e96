import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive, readCommandLine } from '@/system/process-alive';

/** A running server as its own lock file names it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The server that holds this data folder, or null. A lock file whose process is gone, or is another program, is removed. */
export function runningPostmaster(data: string): Postmaster | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const isServer = pid > 0 && isAlive(pid) && /postgres/.test(readCommandLine(pid));
  if (isServer) return { pid, port };
  rmSync(file, { force: true });
  return null;
}

/** The address of a database on the embedded server. */
export function databaseUrl(data: string, port: number, database: string): string {
  const password = readFileSync(join(data, 'sikke-password'), 'utf8').trim();
  return `postgres://sikke:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Asks once whether the server behind this port serves this very folder. False when it does not answer (yet). */
export async function answersFor(data: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl(data, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ path: string }>('select current_setting($1) as path', [
      'data_directory',
    ]);
    return rows[0]?.path === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the database unless it is there. */
export async function ensureDatabase(data: string, port: number, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(data, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
