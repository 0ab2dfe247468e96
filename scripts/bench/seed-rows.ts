import pg from 'pg';
import { openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { createPasswords } from '@/api/passwords';
import { seedDatabase } from '@/api/seed/seed-database';
import { createVault } from '@/api/vault';
import type { Row } from './rows';

const name = 'sikke_bench_seed';
/** Fills a migrated database. */
type Fill = (url: string) => Promise<void>;
/** How many rows a bare statement takes in. */
const perStatement = 500;

/**
 * How long a year of demo content takes to come into an empty database of its own beside `databaseUrl`, and how many rows a second that
 * is, against as many rows put bare into one table of that database: no constraint, no trigger, no index, one transaction as well.
 */
export async function seedRows(databaseUrl: string, fill: Fill = seed): Promise<Row[]> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    return await measured(databaseUrl.replace(/[^/]+$/, name), fill);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

async function measured(url: string, fill: Fill): Promise<Row[]> {
  await runMigrations(url);
  const seconds = await measureSeconds(() => fill(url));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows = await measureRows(client);
    const bareSeconds = await measureSeconds(() => insertBare(client, rows));
    return [
      { name: 'seed of a year, s', ours: seconds, aim: '< 20 s' },
      { name: 'seed of a year, rows', ours: rows },
      {
        name: 'seed, against bare rows, per second',
        ours: rows / seconds,
        bare: rows / bareSeconds,
      },
    ];
  } finally {
    await client.end();
  }
}

/** As `api/seed.ts` does it: the passwords of the demo's accounts are hashed, its codes sealed. */
async function seed(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, maxConnections: 1, patience: 10 });
  const passwords = createPasswords();
  try {
    await seedDatabase(db, {
      clock: { now: Date.now },
      hashPassword: () => passwords.hash('Deneme-Parolası1'),
      vault: createVault('0123456789abcdef0123456789abcdef'),
    });
  } finally {
    await close();
  }
}

/** Every row of every table of ours. */
async function measureRows(client: pg.Client): Promise<number> {
  const tables = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const counts = tables.rows.map((table) => `(select count(*) from ${table.name})`);
  const { rows } = await client.query<{ total: string }>(`select ${counts.join(' + ')} as total`);
  return Number(rows[0]?.total ?? 0);
}

async function insertBare(client: pg.Client, rows: number): Promise<void> {
  await client.query('create table bench_bare (id bigint, title text, at timestamptz)');
  await client.query('begin');
  for (let from = 0; from < rows; from += perStatement) {
    const ids = Array.from({ length: Math.min(perStatement, rows - from) }, (_, at) => from + at);
    const titles = ids.map((id) => `Satır ${id}`);
    await client.query(
      'insert into bench_bare select id, title, now() from unnest($1::bigint[], $2::text[]) as v(id, title)',
      [ids, titles],
    );
  }
  await client.query('commit');
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
