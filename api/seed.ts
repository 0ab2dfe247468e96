import { openDatabase } from './db/client';
import { readEnv } from './env';
import { createPasswords } from './passwords';
import { seedDatabase } from './seed/seed-database';
import { createVault } from './vault';

/** Fills an empty database with the demo's content and exits: 0 also when there was content already, 1 with one line. */
try {
  await seed();
} catch (error) {
  process.stderr.write(`Seeding failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { DATABASE_URL, SEED_PASSWORD, VAULT_KEY } = readEnv();
  if (SEED_PASSWORD === undefined) throw new Error('SEED_PASSWORD must be set: the demo accounts get it');
  const database = openDatabase({ url: DATABASE_URL, maxConnections: 1 });
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
