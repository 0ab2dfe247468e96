import { dirname } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import type { Clock } from '@/api/context';
import { openDatabase } from '@/api/db/client';
import { productVersion } from '@/api/product-version';
import type { Bucket } from '@/api/s3/bucket';
import { recordMaintenance } from '@/api/services/maintenance/record-maintenance';
import { listKeys } from '@/api/services/media/stored-pictures';
import { versionOfTables } from '@/scripts/release/releases';
import type { Secrets } from '@/supervisor/secrets';
import { toSentence } from '@/system/problem';
import { addPictures } from './add-pictures';
import { bucketInUse } from './bucket-in-use';
import { dumpDatabase } from './dump-database';
import { forgetUnfinished } from './forget-unfinished';
import { type CopiedDatabase, secretsName } from './manifest';
import { sealSecrets } from './sealed-secrets';
import { type AddEntry, type Contents, writeArchive } from './write-archive';

/** A command says in a sentence what is wrong. */
const silent = pino({ level: 'silent' });

/** What is backed up, and where to. */
export interface BackupOrder {
  readonly databaseUrl: string;
  readonly file: string;
  /** Null where the installation keeps none in its folder. */
  readonly secrets: Secrets | null;
  /** Seals the secrets; null leaves them readable for who may read the file. */
  readonly passphrase: string | null;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  /** Where pictures lie that are not in the database; that of the environment unless given. */
  readonly bucket?: Bucket | null;
}

/** What a backup holds. */
export interface BackupReport {
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes database, pictures and secrets into one file, as they are at one moment, while the site runs, and notes in the database
 * how it went; what a killed one left in that folder a day ago goes. Throws `StartProblem` where it cannot; then there is no file.
 */
export async function makeBackup(order: BackupOrder): Promise<BackupReport> {
  try {
    await forgetUnfinished(dirname(order.file), order.clock.now());
    const report = await writeBackup(order);
    await noted(order, { figures: { ...report } });
    return report;
  } catch (error) {
    await noted(order, { problem: toSentence(error) }).catch(() => undefined);
    throw error;
  }
}

/** The same without the note, for tables of another version: whatever they are, they are copied. */
export async function writeBackup({
  databaseUrl,
  file,
  secrets,
  passphrase,
  clock,
  signal,
  bucket = bucketInUse(process.env, silent),
}: BackupOrder): Promise<BackupReport> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'backup of sikke',
  });
  client.on('error', () => undefined);
  await client.connect();
  const figures = { tables: 0, rows: 0 };
  const fill = async (add: AddEntry): Promise<Contents> => {
    const takenAt = new Date(clock.now()).toISOString();
    if (secrets !== null) await add(secretsName, secretsEntry(secrets, passphrase));
    let keys: ReadonlySet<string> = new Set();
    const database = await dumpDatabase(client, add, async () => {
      keys = await listKeys(drizzle(client));
    });
    Object.assign(figures, counted(database));
    await addPictures({ keys, bucket }, add);
    const sealing = secrets === null ? 'none' : passphrase === null ? 'plain' : 'sealed';
    const version = versionOfTables(database.migrations) ?? productVersion();
    return { product: 'sikke', format: 1, version, takenAt, secrets: sealing, database };
  };
  try {
    const bytes = await writeArchive(file, fill, signal);
    return { bytes, ...figures };
  } finally {
    await client.end();
  }
}

function secretsEntry(secrets: Secrets, passphrase: string | null): Buffer {
  const plain = Buffer.from(`${JSON.stringify(secrets, null, 2)}\n`);
  return passphrase === null ? plain : sealSecrets(plain, passphrase);
}

function counted({ tables }: CopiedDatabase) {
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
}

async function noted(
  { databaseUrl, clock }: BackupOrder,
  outcome: Parameters<typeof recordMaintenance>[1]['outcome'],
): Promise<void> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await recordMaintenance({ db: database.db, clock }, { kind: 'backup', outcome });
  } finally {
    await database.close();
  }
}
