import { type Database, openDatabase } from './db/client';
import { directUrl, readEnv } from './env';
import { hasContent } from './seed/has-content';

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
  try {
    const isFilled = (await hasContent(database.db)) || !(await fill(database.db, SEED_PASSWORD, VAULT_KEY));
    process.stdout.write(
      isFilled ? 'There is content already: nothing to do.\n' : 'The demo content is in.\n',
    );
  } finally {
    await database.close();
  }
}

/** Every start asks whether there is something to do: only where there is, the demo is loaded. @returns whether it was put in */
async function fill(db: Database, password: string, vaultKey: string | undefined): Promise<boolean> {
  const [{ createPasswords }, { seedDatabase }, { createVault }] = await Promise.all([
    import('./passwords'),
    import('./seed/seed-database'),
    import('./vault'),
  ]);
  const passwords = createPasswords();
  return seedDatabase(db, {
    clock: { now: Date.now },
    hashPassword: () => passwords.hash(password),
    ...(vaultKey === undefined ? {} : { vault: createVault(vaultKey) }),
  });
}

/** What went wrong in one line: of a statement that failed why, not the statement with all its rows. */
function toLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
