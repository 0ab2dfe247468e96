import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runMigrations } from '@/api/db/migrations';
import { makeUser } from '@/api/testing/accounts.fixture';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { createTestDatabase, type TestDatabase } from '@/api/testing/database.fixture';
import { checkArchive } from '@/scripts/backup/check-archive';
import { additions, withMigration } from '@/scripts/release/later-migration.fixture';
import { backUpBefore } from './back-up-before';

const folder = mkdtempSync(join(tmpdir(), 'sikke-upgrade-'));
let site: TestApp;
let old: TestDatabase;
beforeAll(async () => {
  site = await createTestApp();
  old = site.database;
  await makeUser(site, 'eski');
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that a database is, a line each: columns, constraints, indexes, triggers, functions, what was applied, and its members. */
const looks = [
  `select table_schema, table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
    where table_schema in ('public', 'drizzle', 'graphile_worker')`,
  'select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint',
  'select indexdef from pg_indexes',
  'select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal',
  `select proname, md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace`,
  'select * from drizzle.__drizzle_migrations',
  'select md5(users::text) from users',
];

async function linesOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lines: string[] = [];
  for (const look of looks) lines.push(...(await client.query(look)).rows.map((row) => JSON.stringify(row)));
  await client.end();
  return lines.sort();
}

/** What is in one and not in the other. */
const differences = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((line) => !other.includes(line)),
  ...other.filter((line) => !one.includes(line)),
];

const order = (migrations: string) => ({
  databaseUrl: old.url,
  folder,
  secrets: null,
  clock: { now: Date.now },
  migrations,
});

describe('data of an older version', () => {
  it('is as it was to the last trigger when its migration breaks, at the end or after it', async () => {
    const before = await linesOf(old.url);
    const broken = withMigration(`${additions}\n--> statement-breakpoint\nselect 1 / 0;`);
    await expect(runMigrations(old.url, broken)).rejects.toThrow('migration 9999_added: division by zero');
    expect(differences(before, await linesOf(old.url))).toEqual([]);
    // What stands beside the tables finds none to stand beside: the migration itself went well.
    const pulled = withMigration('alter table "wins" rename to "other_wins";');
    await expect(runMigrations(old.url, pulled)).rejects.toThrow();
    expect(differences(before, await linesOf(old.url))).toEqual([]);
  });

  it('waits for who uses its tables, lets them pass, and comes then', async () => {
    const user = new pg.Client({ connectionString: old.url });
    await user.connect();
    await user.query('begin; lock table users in row exclusive mode');
    const waiting = runMigrations(old.url, withMigration('alter table "users" add column "passing" text;'));
    const waiters = () =>
      old.pool.query("select from pg_locks where not granted and relation = 'users'::regclass");
    await vi.waitUntil(async () => (await waiters()).rowCount === 1, { interval: 20, timeout: 60_000 });
    // It has let go of everything within two seconds: somebody else gets to the table although the first one still holds it.
    await vi.waitUntil(async () => (await waiters()).rowCount === 0, { interval: 20, timeout: 60_000 });
    await old.pool.query('update users set username = username');
    await user.query('commit');
    await waiting;
    await user.end();
    await old.pool.query('alter table users drop column passing');
    // Its stamp is taken back: this database goes on as one of this version.
    await old.pool.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
  });

  it('is backed up and read through before, once, and brought up to date with every row', async () => {
    const later = withMigration(additions);
    const file = await backUpBefore(order(later));
    expect(file).toMatch(/before-upgrade-\d+\.tar\.gz$/);
    const { manifest } = await checkArchive(file ?? '');
    expect(manifest.database.tables.find(({ name }) => name === 'users')?.rows).toBe(1);
    await runMigrations(old.url, later);
    const { rows } = await old.pool.query('select later_level from users');
    expect(rows).toEqual([{ later_level: 1 }]);
    expect(await backUpBefore(order(later))).toBeNull();
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });

  it('is left alone where it cannot be backed up: one sentence, and no file', async () => {
    const fresh = await createTestDatabase();
    const file = join(folder, 'no-folder');
    writeFileSync(file, 'mine');
    const nowhere = { ...order(withMigration(additions)), databaseUrl: fresh.url, folder: file };
    await expect(backUpBefore(nowhere)).rejects.toThrow(
      /was not backed up, so it was left as it is: .*--no-backup/,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await fresh.close();
  });

  it('is not looked for in a database that was never filled', async () => {
    const name = `empty_${process.pid}`;
    await old.pool.query(`create database ${name}`);
    const databaseUrl = old.url.replace(/[^/]+$/, name);
    expect(await backUpBefore({ ...order(withMigration(additions)), databaseUrl })).toBeNull();
    await old.pool.query(`drop database ${name}`);
  });
});
