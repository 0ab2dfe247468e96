import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../db/client';

export interface TestDatabase extends DatabaseHandle {
  readonly url: string;
  /** Ends its connections and lets it stand, as a template for others. */
  disconnect(): Promise<void>;
}

/** A hundred requests at once on a slow machine are answered late, but each by what it found: no test of a rule ends in a timeout. */
const patience = 30;

/**
 * A fresh, migrated database of the caller's own, cloned from the run's template, which is empty, or from another. Make one in
 * `beforeAll` and `close` it in `afterAll`: closing drops it.
 */
export async function createTestDatabase(
  maxConnections?: number,
  template = 'template_sikke',
): Promise<TestDatabase> {
  const admin = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(admin, `create database ${name} template ${template}`);
  const url = admin.replace(/postgres$/, name);
  const handle = openDatabase({ url, patience, ...(maxConnections === undefined ? {} : { maxConnections }) });
  return {
    ...handle,
    url,
    disconnect: handle.close,
    close: async () => {
      await handle.close();
      await run(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
