import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { contentCondition } from './content-condition';

/** Whether a database has any member or sponsor: then the demo is not put into it. */
export async function hasContent(db: Pick<Database, 'execute'>): Promise<boolean> {
  return holds(db, sql.raw(contentCondition));
}

/** Whether a condition holds just now. */
export async function holds(db: Pick<Database, 'execute'>, condition: SQL): Promise<boolean> {
  const found = await db.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return found.rows[0]?.holds === true;
}
