import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from '@/api/context';
import { migrationState } from '@/api/db/migrations';
import type { Proved } from '@/api/services/maintenance/prove-and-record';
import { keepSecrets, type Secrets, secretsInUse } from '@/supervisor/secrets';
import { StartProblem } from '@/system/problem';
import { makeBackup } from './make-backup';
import { type Restorable, restoreDatabase } from './restore-backup';
import { identifier, listTables } from './tables';

interface DatabaseOrder {
  readonly databaseUrl: string;
  /** Where the secrets are kept. */
  readonly folder: string;
  /** Replaces what the database holds, after a backup of it; otherwise it must hold nothing. */
  readonly replace: boolean;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

/**
 * Restores a backup into the operator's own database, in one transaction, and its secrets into the folder. Throws `StartProblem` where Sikke runs
 * on it, or it holds something and may not be replaced; it is then as it was. @returns where the backup of what was there lies
 */
export async function restoreIntoDatabase(
  backup: Restorable,
  { databaseUrl, folder, replace, clock, signal }: DatabaseOrder,
): Promise<{ readonly proof: Proved; readonly keptAt: string | null }> {
  const isEmpty = await assertFree(databaseUrl, replace);
  const own = secretsInUse(folder, {});
  assertSecretsFree({ own, theirs: backup.secrets, folder, replace });
  const keptAt = isEmpty ? null : join(folder, 'backups', `before-restore-${clock.now()}.tar.gz`);
  const stop = signal === undefined ? {} : { signal };
  if (keptAt !== null)
    await makeBackup({ databaseUrl, file: keptAt, secrets: own, passphrase: null, clock, ...stop });
  const proof = await restoreDatabase(backup, { databaseUrl, clock, ...stop });
  if (backup.secrets !== null) replaceSecrets(folder, backup.secrets, clock);
  return { proof, keptAt };
}

/** Whether the database holds no row of a site. Throws where it does and may not be replaced, or is in use. */
async function assertFree(connectionString: string, replace: boolean): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'restore of sikke',
  });
  await client.connect();
  try {
    if (await isInUse(client))
      throw new StartProblem('Sikke runs on this database: stop it first, everywhere it runs.');
    if (await holdsNothing(client)) return true;
    if (!replace)
      throw new StartProblem(
        'The database is not empty: name another one, or replace what it holds with --replace.',
      );
    if ((await migrationState(drizzle(client))) !== 'current')
      throw new StartProblem('The database is of another version of Sikke: name an empty one.');
    return false;
  } finally {
    await client.end();
  }
}

/** How often it is looked, and how long is waited in between, in milliseconds. */
const [looks, pauseMs] = [20, 100];

/** A site that was stopped a moment ago may still be on its way out of PostgreSQL. */
async function isInUse(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and application_name = 'sikke' limit 1",
    );
    if (rowCount === 0) return false;
    await delay(pauseMs);
  }
  return true;
}

async function holdsNothing(client: pg.Client): Promise<boolean> {
  for (const { schema, name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${identifier(schema)}.${identifier(name)} limit 1`);
    if (rowCount !== 0) return false;
  }
  return true;
}

interface BothSecrets {
  readonly own: Secrets | null;
  readonly theirs: Secrets | null;
  readonly folder: string;
  readonly replace: boolean;
}

function assertSecretsFree({ own, theirs, folder, replace }: BothSecrets): void {
  if (own === null || theirs === null || replace || isDeepStrictEqual(own, theirs)) return;
  throw new StartProblem(
    `${folder} keeps the secrets of another site: name another folder with --data, or put them aside with --replace.`,
  );
}

function replaceSecrets(folder: string, secrets: Secrets, { now }: Clock): void {
  const file = join(folder, 'secrets.json');
  if (existsSync(file)) renameSync(file, `${file}.kept-${now()}`);
  keepSecrets(folder, secrets);
}
