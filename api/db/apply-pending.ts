import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { type MigrationFile, readMigrations } from './migration-files';
import type { Transaction } from './transact';

type Rule = (db: Transaction) => Promise<void>;

/** SQLSTATEs of a migration that stood in the way of who uses the tables: a lock that it did not get, a deadlock. */
const inTheWay = new Set(['55P03', '40P01']);

const mostAttempts = 10;

/**
 * Applies the folder's migrations that the database lacks, and what stands beside the tables, in one transaction. It waits for a lock for two
 * seconds, during which everybody else waits behind it, then lets them pass and tries again, ten times at most. Throws what failed, with the
 * migration's name; everything is then as it was.
 */
export async function applyPending(db: Database, folder: string, rules: readonly Rule[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '2s'`);
        await applyMigrations(tx, folder);
        for (const apply of rules) await apply(tx);
      });
      return;
    } catch (error) {
      if (attempt === mostAttempts || !isInTheWay(error)) throw error;
      await delay(200 * attempt);
    }
  }
}

async function applyMigrations(tx: Transaction, folder: string): Promise<void> {
  for (const statement of record) await tx.execute(sql.raw(statement));
  const { rows } = await tx.execute<{ made: string }>(
    sql`select created_at as made from drizzle.__drizzle_migrations`,
  );
  const applied = new Set(rows.map(({ made }) => Number(made)));
  for (const file of readMigrations(folder)) if (!applied.has(file.when)) await applyOne(tx, file);
}

async function applyOne(tx: Transaction, { tag, when, sha256, statements }: MigrationFile): Promise<void> {
  try {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  } catch (cause) {
    throw new Error(`migration ${tag}: ${toReason(cause)}`, { cause });
  }
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${sha256}, ${when})`,
  );
}

/** PostgreSQL's own words; drizzle's would begin with the whole statement. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Where drizzle's own tools look for what was applied. */
const record = [
  'create schema if not exists drizzle',
  `create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`,
];

function isInTheWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return inTheWay.has(code) || isInTheWay(error.cause);
}
