import { runMigrations } from './db/migrations';
import { directUrl, readEnv } from './env';

/** Applies pending migrations and exits: 0 when the database is current, 1 with one line on stderr otherwise. */
try {
  await runMigrations(directUrl(readEnv()));
} catch (error) {
  process.stderr.write(`Migration failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
