import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockAnalyses } from './analysis-lock';
import { keepAppendOnly } from './append-only';
import { applyPending } from './apply-pending';
import { chainAuditLog } from './audit-chain';
import { keepCapacity } from './capacity';
import { applyChangeTriggers } from './change-triggers';
import type { Database } from './client';
import { keepDrawPromises } from './draw-promises';
import { endGuessingOnOpening } from './guess-lock';
import { keepLastAdmin } from './last-admin';
import { keepLibraryUses } from './library-uses';
import { applyMemberTriggers } from './member-triggers';
import { type MigrationState, ownMigrations, readMigrations, toMigrationState } from './migration-files';
import { keepNumberChanges } from './number-history';
import { keepOddChanges } from './odd-changes';
import { keepPauses } from './pause-chain';
import { keepPrizes } from './prize-history';
import { hideWithTheWin } from './public-pictures';
import { installQueue } from './queue';
import { applySearchIndexes } from './search-indexes';
import { keepCounts } from './stored-counts';

/** Any fixed number: the key under which two starting programs agree who migrates. */
const advisoryLock = 5_424_431;

/** What stands beside the tables, made anew after every migration. */
const rules: readonly ((db: Database) => Promise<void>)[] = [
  applyChangeTriggers,
  applyMemberTriggers,
  keepAppendOnly,
  chainAuditLog,
  endGuessingOnOpening,
  keepOddChanges,
  keepCapacity,
  keepDrawPromises,
  keepPauses,
  keepPrizes,
  keepNumberChanges,
  keepLastAdmin,
  keepCounts,
  hideWithTheWin,
  keepLibraryUses,
  lockAnalyses,
  applySearchIndexes,
];

/**
 * Applies every pending migration, those of the job queue and the triggers that announce changes, one program at a time; the second
 * waits and finds nothing to do. Pending migrations and what stands beside the tables are one transaction: where one fails, everything is as
 * it was (ADR 310). Throws when the database was migrated by a newer version of this program: nothing is changed then.
 */
export async function runMigrations(url: string, folder: string = ownMigrations): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'sikke-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    const db = drizzle(client);
    const state = await migrationState(db, folder);
    if (state === 'ahead') throw new Error(newerDatabase);
    if (state === 'unreleased') throw new Error(unreleasedDatabase);
    await installQueue(url);
    if (state === 'current') for (const apply of rules) await apply(db);
    else await applyPending(db, folder, rules);
  } finally {
    await client.end();
  }
}

const newerDatabase =
  'the database was migrated by a newer version of Sikke; start that version, or restore a backup made before it';

const unreleasedDatabase =
  'the database was made by a version before the first release, whose tables cannot be brought up to date; name an empty database, or another folder with --data';

/** How the database stands to this program's migrations. Rejects when the database cannot be reached. */
export async function migrationState(db: Database, folder: string = ownMigrations): Promise<MigrationState> {
  const table = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (table.rows[0]?.found !== true) return 'behind';
  const rows = await db.execute<{ made: string }>(
    sql`select created_at as made from drizzle.__drizzle_migrations order by created_at`,
  );
  return toMigrationState(
    rows.rows.map(({ made }) => Number(made)),
    knownMigrations(folder),
  );
}

const known = new Map<string, ReadonlySet<number>>();

/** When each committed migration was made, in milliseconds; the files do not change while the program runs. */
export function knownMigrations(folder: string = ownMigrations): ReadonlySet<number> {
  const found = known.get(folder) ?? new Set(readMigrations(folder).map(({ when }) => when));
  known.set(folder, found);
  return found;
}
