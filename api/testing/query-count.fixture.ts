import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../db/client';
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
  const { result, statements } = await recorded(site, (db) => mount({ ...site.deps, db }).call('GET', path));
  return { answer: result, statements };
}

/** Does some work and answers every statement that it sent, in order; without the one that each call of an area costs, whether the area is on. */
export async function recorded<T>(site: TestApp, work: (db: Database) => Promise<T>) {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
  const result = await work(drizzle(site.database.pool, { logger }));
  return { result, statements: statements.filter((one) => !asksForAreas(one)) };
}

function asksForAreas({ text, params }: Statement): boolean {
  return text.includes('from "settings"') && params[0] === 'frame';
}
