import pg from 'pg';
import { ownMigrations, readMigrations, toMigrationState } from '@/api/db/migration-files';
import { StartProblem, toSentence } from '@/system/problem';

/** Whether a database holds tables of an older version. Every start asks, so it loads nothing but a driver. Throws `StartProblem` where the database cannot be reached. */
export async function isOlder(databaseUrl: string, migrations: string = ownMigrations): Promise<boolean> {
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
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
    );
    if (rows[0]?.found !== true) return false;
    const applied = await client.query<{ made: string }>(
      'select created_at as made from drizzle.__drizzle_migrations',
    );
    const known = new Set(readMigrations(migrations).map(({ when }) => when));
    const made = applied.rows.map((row) => Number(row.made));
    return made.length > 0 && toMigrationState(made, known) === 'behind';
  } finally {
    await client.end();
  }
}
