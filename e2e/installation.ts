import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { type Database, openDatabase } from '@/api/db/client';
import { randomIds } from '@/api/random-ids';
import { importFile } from '@/api/services/import/import-file';
import type { ImportKind } from '@/contract/desk-content';
import { clusterHome } from '@/postgres/home';
import { databaseUrl, runningPostmaster } from '@/postgres/postmaster';

/** The data folder of the stack under test: `npm test` passes its own as `E2E_DATA`, otherwise the one of `npm start`. */
const dataFolder = process.env.E2E_DATA ?? '.data';

/** The password of every demo account of the stack under test. */
export function demoPassword(): string {
  const secrets = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));
  return z.object({ SEED_PASSWORD: z.string() }).parse(secrets).SEED_PASSWORD;
}

/** How often a sponsor's address has been given out so far, read from the database of the stack under test. */
export async function sponsorClicks(slug: string): Promise<number> {
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  try {
    const clicks =
      'select sum(count)::int as total from sponsor_clicks join sponsors on id = sponsor_id where slug = $1';
    const { rows } = await client.query<{ total: number | null }>(clicks, [slug]);
    return rows[0]?.total ?? 0;
  } finally {
    await client.end();
  }
}

function database(): string {
  const { data } = clusterHome(resolve(dataFolder));
  const running = runningPostmaster(data);
  if (running === null)
    throw new Error(
      `No database runs in ${dataFolder}: set E2E_DATA to the data folder of the stack under test.`,
    );
  return databaseUrl(data, running.port, 'sikke');
}

/** Runs one statement on the database of the stack under test, as somebody with `psql` would. */
export async function changeContent(statement: string, values: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database() });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/**
 * Writes rows as `npm run import -- FILE --apply` does: through the API's own service, in its transaction, on the database of the
 * stack under test. Throws where a row has a problem.
 */
export async function importContent(kind: ImportKind, rows: readonly Readonly<Record<string, unknown>>[]) {
  await inDatabase(async (db) => {
    const bytes = Buffer.from(JSON.stringify(rows));
    const file = { kind, name: `${kind}.json`, bytes, apply: true, now: new Date(), ids: randomIds };
    const { problems, isWritten } = await importFile(db, file);
    if (!isWritten) throw new Error(`nothing was imported: ${JSON.stringify(problems)}`);
  });
}

/** Runs something on the database of the stack under test, with the API's own schema and services. */
export async function inDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const opened = openDatabase({ url: database(), maxConnections: 1 });
  try {
    return await run(opened.db);
  } finally {
    await opened.close();
  }
}
