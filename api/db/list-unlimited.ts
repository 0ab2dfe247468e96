import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** Which of the limits that every statement is to have (`openDatabase`) this database's sessions lack. */
export async function listUnlimited(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from pg_settings where setting = '0'
      and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
  return rows.map(({ name }) => name);
}
