import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from '@/api/context';
import { migrationState, ownMigrations } from '@/api/db/migrations';
import { checkArchive } from '@/scripts/backup/check-archive';
import { writeBackup } from '@/scripts/backup/make-backup';
import type { Secrets } from '@/supervisor/secrets';
import { StartProblem, toSentence } from '@/system/problem';

/** Whose data is about to be brought up to date. */
export interface UpgradeOrder {
  readonly databaseUrl: string;
  /** The data folder, in whose `backups` the file comes to lie. */
  readonly folder: string;
  readonly secrets: Secrets | null;
  readonly clock: Clock;
  /** The migrations of the version that is to come; the program's own unless given. */
  readonly migrations?: string;
}

/**
 * Backs up what an older version left, and reads the file through, before its tables are brought up to date (ADR 310). Throws `StartProblem`
 * where that cannot be done; nothing was changed then. @returns the file; null where nothing is to be brought up to date, or nothing is there yet
 */
export async function backUpBefore(order: UpgradeOrder): Promise<string | null> {
  if (!(await isOlder(order))) return null;
  const file = join(order.folder, 'backups', `before-upgrade-${order.clock.now()}.tar.gz`);
  try {
    await writeBackup({ ...order, file, passphrase: null });
    await checkArchive(file);
    return file;
  } catch (error) {
    throw new StartProblem(
      `The data of the version before was not backed up, so it was left as it is: ${toSentence(error)} Make room or put right what is said there, or start with --no-backup after a backup of your own.`,
    );
  }
}

/** Whether the database holds tables of an older version. */
async function isOlder({
  databaseUrl,
  migrations = ownMigrations,
}: Pick<UpgradeOrder, 'databaseUrl' | 'migrations'>): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    application_name: 'upgrade of sikke',
  });
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new StartProblem(`The database cannot be reached: ${toSentence(error)}`);
  });
  try {
    if ((await migrationState(drizzle(client), migrations)) !== 'behind') return false;
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
    );
    if (rows[0]?.found !== true) return false;
    const { rowCount } = await client.query('select from drizzle.__drizzle_migrations limit 1');
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
