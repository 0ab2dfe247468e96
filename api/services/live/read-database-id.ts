import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';

/**
 * Which database stands behind the API, and since which restore: what was shown of another one, or before a restore, is not of this one (ADR 249).
 */
export async function readDatabaseId({ db }: Pick<Deps, 'db'>): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select concat_ws('-', system_identifier, (select oid from pg_database where datname = current_database()),
      (select extract(epoch from last_ok_at) from maintenance_runs where kind = 'restore')) as id
    from pg_control_system()`);
  return rows[0]?.id ?? '';
}
