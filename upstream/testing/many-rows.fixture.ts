import pg from 'pg';
import type { Statement } from './query-count.fixture';

/**
 * Runs statements that take longer than the application may (100 000 rows out of `generate_series`), then `analyze`, so that
 * the planner knows what it has.
 */
export async function fill(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of [...statements, 'analyze']) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The plan of a recorded statement, as PostgreSQL writes it down. */
export async function planOf(url: string, { text, params }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`explain (format json) ${text}`, [...params]);
    return JSON.stringify(rows);
  } finally {
    await client.end();
  }
}

/** Whether a plan looks an index up. */
export function usesIndex(plan: string, index: string): boolean {
  return plan.includes(`"Index Name":"${index}"`);
}

/** Whether a plan reads a table from end to end. */
export function readsWhole(plan: string, table: string): boolean {
  return new RegExp(`"Node Type":"Seq Scan"[^{}]*"Relation Name":"${table}"`).test(plan);
}
