import { openDatabase } from './db/client';
import { directUrl, readEnv } from './env';
import { createPasswords } from './passwords';
import { seedDatabase } from './seed/seed-database';
import { createVault } from './vault';

/** Fills an empty database with the demo's content and exits: 0 also when there was content already, 1 with one line. */
try {
  await seed();
} catch (error) {
  process.stderr.write(`Seeding failed: ${toLine(error)}\n`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const env = readEnv();
  const { SEED_PASSWORD, VAULT_KEY } = env;
  if (SEED_PASSWORD === undefined) throw new Error('SEED_PASSWORD must be set: the demo accounts get it');
  const database = openDatabase({ url: directUrl(env), maxConnections: 1 });
  const passwords = createPasswords();
  try {
    const seeded = await seedDatabase(database.db, {
      clock: { now: Date.now },
      hashPassword: () => passwords.hash(SEED_PASSWORD),
      ...(VAULT_KEY === undefined ? {} : { vault: createVault(VAULT_KEY) }),
    });
    process.stdout.write(seeded ? 'The demo content is in.\n' : 'There is content already: nothing to do.\n');
  } finally {
    await database.close();
  }
}

/** What went wrong in one line: of a statement that failed why, not the statement with all its rows. */
function toLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
