import pg from 'pg';
import type { Clock } from '@/api/context';
import { openDatabase } from '@/api/db/client';
import { knownMigrations, runMigrations } from '@/api/db/migrations';
import { type Proved, proveAndRecord } from '@/api/services/maintenance/prove-and-record';
import { readerOf } from '@/api/services/maintenance/reader-of';
import { recordMaintenance } from '@/api/services/maintenance/record-maintenance';
import { parseSecrets, type Secrets } from '@/supervisor/secrets';
import { StartProblem } from '@/system/problem';
import { type CheckedArchive, checkArchive } from './check-archive';
import { loadDatabase } from './load-database';
import { openSecrets } from './sealed-secrets';

/** A backup that was read through and can be restored by this program, with its secrets; null where it has none. */
export interface Restorable {
  readonly archive: CheckedArchive;
  readonly secrets: Secrets | null;
}

/** Reads a backup through and writes nothing. Throws `StartProblem` where it is not whole, of another version, or the passphrase is wrong. */
export async function checkBackup(file: string, passphrase: string | null): Promise<Restorable> {
  const archive = await checkArchive(file);
  assertSameVersion(archive);
  return { archive, secrets: secretsOf(archive, passphrase) };
}

function assertSameVersion({ file, manifest: { version, database } }: CheckedArchive): void {
  const [own, theirs] = [[...knownMigrations()].sort().join(), [...database.migrations].sort().join()];
  if (own === theirs) return;
  throw new StartProblem(
    `${file} was made by Sikke ${version}, whose tables are not those of this version: restore it with that one.`,
  );
}

function secretsOf({ manifest, secrets }: CheckedArchive, passphrase: string | null): Secrets | null {
  if (secrets === null) return null;
  if (manifest.secrets === 'plain') return parseSecrets(secrets);
  if (passphrase === null)
    throw new StartProblem(
      'The secrets of this backup are sealed: give their passphrase (--passphrase-file FILE, or BACKUP_PASSPHRASE).',
    );
  return parseSecrets(openSecrets(secrets, passphrase));
}

/**
 * Fills the database with a backup, all of it or nothing, goes through the books, and notes both. @returns what the books say: where they do not
 * agree, they did not when the backup was taken.
 */
export async function restoreDatabase(
  { archive }: Restorable,
  {
    databaseUrl,
    clock,
    signal,
  }: { readonly databaseUrl: string; readonly clock: Clock; readonly signal?: AbortSignal },
): Promise<Proved> {
  await runMigrations(databaseUrl);
  await loaded(archive, databaseUrl, signal);
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, patience: 60 });
  try {
    const ctx = { db: database.db, clock };
    const figures = { rows: rowsOf(archive), takenAt: Date.parse(archive.manifest.takenAt) };
    await recordMaintenance(ctx, { kind: 'restore', outcome: { figures } });
    return await proveAndRecord({ ...ctx, books: readerOf(database.db) });
  } finally {
    await database.close();
  }
}

async function loaded(
  archive: CheckedArchive,
  connectionString: string,
  signal?: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'restore of sikke',
  });
  client.on('error', () => undefined);
  await client.connect();
  const stop = () => void client.end();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await loadDatabase(client, archive);
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

/** How many rows a backup holds. */
export function rowsOf({ manifest }: CheckedArchive): number {
  return manifest.database.tables.reduce((sum, { rows }) => sum + rows, 0);
}
