import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { settings } from '../../db/schema/settings';

type SettingKey = (typeof settings.$inferSelect)['key'];

/**
 * The stored value of a setting, or `null` where none is stored. A value that does not keep its contract is logged and
 * counts as none: a slip of the operator must not take the site down.
 */
export async function readSetting<T>(
  ctx: Pick<ServiceContext, 'db' | 'log'>,
  key: SettingKey,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const [row] = await ofKey(ctx.db).execute({ key });
  if (!row) return null;
  const parsed = schema.safeParse(row.value);
  if (parsed.success) return parsed.data;
  ctx.log.error({ setting: key, issues: parsed.error.issues }, 'stored setting is not usable');
  return null;
}

const ofKey = builtOnce((db: Database) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, sql.placeholder('key')))
    .prepare(''),
);
