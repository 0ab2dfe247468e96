import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/**
 * Brings the tables of the job queue (schema `graphile_worker`) up to date: the library's own migrations, which need no more
 * than the right to create a schema. The caller holds the lock under which programs migrate one at a time.
 */
export async function installQueue(url: string): Promise<void> {
  // A pool of our own, because the library does not wait until its own has closed.
  const pgPool = new pg.Pool({ connectionString: url, max: 1, application_name: 'sikke-migrate' });
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}
