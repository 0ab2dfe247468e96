import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client';

/** Whether a database has any member or sponsor: then the demo is not put into it. Knows their tables by name, so that asking loads nothing else of the demo. */
export async function hasContent(db: Pick<Database, 'execute'>): Promise<boolean> {
  return holds(db, sql`exists (select from users) or exists (select from sponsors)`);
}

/** Whether a condition holds just now. */
export async function holds(db: Pick<Database, 'execute'>, condition: SQL): Promise<boolean> {
  const found = await db.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return found.rows[0]?.holds === true;
}
