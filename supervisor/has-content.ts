import pg from 'pg';
import { contentCondition } from '@/api/seed/content-condition';

/** Whether a database whose tables are up to date has content, asked by one statement: most starts load no program for it. */
export async function hasContent(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ holds: boolean }>(`select ${contentCondition} as holds`);
    return rows[0]?.holds === true;
  } finally {
    await client.end();
  }
}
