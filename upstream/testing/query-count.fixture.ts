import { drizzle } from 'drizzle-orm/node-postgres';
import { mount, type TestApp } from './app.fixture';

/** A statement as it went to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/**
 * Calls the application and answers every statement that the call sent, in order: `expect(statements).toHaveLength(1)` is how
 * a list proves that it has no N+1. What comes back is for `planOf` too.
 */
export async function recordedCall(site: TestApp, path: string) {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
  const db = drizzle(site.database.pool, { logger });
  const answer = await mount({ ...site.deps, db }).call('GET', path);
  return { answer, statements };
}
