import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { lockAnalyses } from './analysis-lock';
import { keepAppendOnly } from './append-only';
import { keepCapacity } from './capacity';
import { applyChangeTriggers } from './change-triggers';
import type { Database } from './client';
import { endGuessingOnOpening } from './guess-lock';
import { hideWithTheWin } from './public-pictures';
import { installQueue } from './queue';
import { applySearchIndexes } from './search-indexes';
import { keepCounts } from './stored-counts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any fixed number: the key under which two starting programs agree who migrates. */
const advisoryLock = 5_424_431;

/**
 * Applies every pending migration, those of the job queue and the triggers that announce changes, one program at a time; the second
 * waits and finds nothing to do. Throws when the database was migrated by a newer version of this program: nothing is changed then.
 */
export async function runMigrations(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'sikke-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const db = drizzle(client);
    if ((await migrationState(db)) === 'ahead') throw new Error(newerDatabase);
    await migrate(db, { migrationsFolder });
    await installQueue(url);
    await applyChangeTriggers(db);
    await keepAppendOnly(db);
    await endGuessingOnOpening(db);
    await keepCapacity(db);
    await keepCounts(db);
    await hideWithTheWin(db);
    await lockAnalyses(db);
    await applySearchIndexes(db);
  } finally {
    await client.end();
  }
}

const newerDatabase =
  'the database was migrated by a newer version of Sikke; start that version, or restore a backup made before it';

/**
 * How the database stands to this program's migrations: `behind` lacks some, `ahead` has some that this program does not
 * know. Rejects when the database cannot be reached.
 */
export async function migrationState(db: Database): Promise<'behind' | 'current' | 'ahead'> {
  const table = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (table.rows[0]?.found !== true) return 'behind';
  const applied = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  const distance = Number(applied.rows[0]?.newest ?? 0) - newestMigration();
  if (distance === 0) return 'current';
  return distance < 0 ? 'behind' : 'ahead';
}

let newest: number | undefined;

/** When the newest committed migration was made; the files do not change while the program runs. */
function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  return newest;
}
