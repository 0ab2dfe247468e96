import { eq, or, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { settings } from '../../db/schema/settings';
import { users } from '../../db/schema/users';

/** Whether the site waits for its first admin (D38): it was started with a link to the setup, which nobody used, and there is no admin. */
export async function isSetupOpen({ db, config }: ServiceContext): Promise<boolean> {
  if (config.setupToken === null) return false;
  const { rows } = await db.execute<{ is_done: boolean }>(sql`
    select ${or(
      sql`exists (select from ${users} where ${eq(users.permission, 'admin')})`,
      sql`exists (select from ${settings} where ${eq(settings.key, 'setup')})`,
    )} as is_done`);
  return rows[0]?.is_done === false;
}
