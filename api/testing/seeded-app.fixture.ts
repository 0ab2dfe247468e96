import { seedDatabase } from '../seed/seed-database';
import { goodPassword } from './accounts.fixture';
import { createTestApp, type TestApp } from './app.fixture';

/** A database with the demo's content, and the moment it was written for. */
interface Seeded {
  readonly template: string;
  readonly now: number;
}

/** Written once for all files that share their modules: it takes seconds of a processor. */
let seeded: Promise<Seeded> | undefined;

/**
 * The real application on a database of its own with the demo's content, at the moment for which that was written. Every demo account has
 * `goodPassword`. Close it in `afterAll`.
 */
export async function createSeededApp(): Promise<TestApp> {
  seeded ??= seedOnce();
  return createTestApp({}, await seeded);
}

async function seedOnce(): Promise<Seeded> {
  const { deps, database, clock } = await createTestApp();
  const hashPassword = () => deps.passwords.hash(goodPassword);
  await seedDatabase(deps.db, { clock, hashPassword, vault: deps.vault });
  // To a template nobody may be connected.
  await database.disconnect();
  return { template: new URL(database.url).pathname.slice(1), now: clock.now() };
}
