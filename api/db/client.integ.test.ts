import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { createTestDatabase } from '../testing/database.fixture';
import { openDatabase } from './client';
import { isUnavailable } from './is-unavailable';
import { listUnlimited } from './list-unlimited';
import { migrationState, runMigrations } from './migrations';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const unavailable = [503, '2', { error: 'unavailable' }];

async function seen(answer: Response) {
  return [answer.status, answer.headers.get('retry-after'), await answer.json()];
}

/** The API on one connection that waits no longer than an operator's does. */
function served() {
  const database = openDatabase({ url: site.database.url, maxConnections: 1 });
  return { database, app: mount({ ...site.deps, db: database.db }) };
}

test('a pool waits 3 s for a free connection, is 503 then, and serves again afterwards', async () => {
  const { database, app } = served();
  expect(database.pool.options.connectionTimeoutMillis).toBe(3000);
  const held = await database.pool.connect();
  expect(await seen(await app.call('GET', '/sponsors'))).toEqual(unavailable);
  held.release();
  expect((await app.call('GET', '/sponsors')).status).toBe(200);
  await database.close();
});

test('waiting for a lock ends with 503', async () => {
  const { database, app } = served();
  const blocker = new pg.Client({ connectionString: site.database.url });
  await blocker.connect();
  await blocker.query('begin; lock table sponsors in access exclusive mode');
  expect(await seen(await app.call('GET', '/sponsors'))).toEqual(unavailable);
  await blocker.end();
  await database.close();
});

test('a lock is waited for 3 s, a statement ends after 5 s, a session that idles in a transaction after 10 s', async () => {
  const { database } = served();
  const timeouts = await database.db.execute(
    sql`select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout') order by name`,
  );
  expect(timeouts.rows.map(({ setting }) => setting)).toEqual(['10000', '3000', '5000']);
  await database.close();
});

test('connections that the server cuts are replaced without an error reaching anybody', async () => {
  await site.call('GET', '/sponsors');
  await runOn(
    inject('postgresUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(site.database.url).pathname.slice(1)}'`,
  );
  const answers = await Promise.all([1, 2, 3].map(() => site.call('GET', '/sponsors')));
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect((await site.call('GET', '/sponsors')).status).toBe(200);
});

test('a connection that the server cuts within a transaction, between two statements, is an error of that transaction alone', async () => {
  const own = openDatabase({ url: site.database.url, maxConnections: 1 });
  const cut = own.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await runOn(inject('postgresUrl'), `select pg_terminate_backend(${rows[0]?.pid})`);
    // The end of the connection arrives while nothing is asked of it.
    await runOn(inject('postgresUrl'), 'select pg_sleep(0.2)');
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toSatisfy(isUnavailable);
  expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await own.close();
});

test('four programs may migrate an empty database at once', async () => {
  await runOn(inject('postgresUrl'), 'create database migrated_by_four');
  const url = inject('postgresUrl').replace(/postgres$/, 'migrated_by_four');
  const fresh = openDatabase({ url });
  expect(await migrationState(fresh.db)).toBe('behind');
  await Promise.all([1, 2, 3, 4].map(() => runMigrations(url)));
  expect(await migrationState(fresh.db)).toBe('current');
  await fresh.close();
  await runOn(inject('postgresUrl'), 'drop database migrated_by_four');
});

test('a database of a newer version is left alone by an older one', async () => {
  const newer = await createTestDatabase();
  await newer.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)",
  );
  expect(await migrationState(newer.db)).toBe('ahead');
  await expect(runMigrations(newer.url)).rejects.toThrow('migrated by a newer version of Sikke');
  await newer.close();
});

test('a database of before the first release is left alone, in a sentence that says what to do', async () => {
  const older = await createTestDatabase();
  await older.pool.query('update drizzle.__drizzle_migrations set created_at = 1');
  expect(await migrationState(older.db)).toBe('unreleased');
  await expect(runMigrations(older.url)).rejects.toThrow('before the first release');
  await older.close();
});

test('through a pooler a session is told no limits and knows no names; otherwise it has both', async () => {
  const { url } = site.database;
  const seenOf = async (options: Omit<Parameters<typeof openDatabase>[0], 'url'>) => {
    const { pool, db, close } = openDatabase({ url, maxConnections: 1, ...options });
    await pool.query({ name: 'adlı', text: 'select $1::int', values: [1] });
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
    const unlimited = await listUnlimited(db);
    await close();
    return { names: rows.map(({ name }) => name), unlimited };
  };
  expect(await seenOf({})).toEqual({ names: ['adlı'], unlimited: [] });
  expect(await seenOf({ isPooled: true, hasNamedStatements: false })).toEqual({
    names: [],
    unlimited: ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'],
  });
});

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
