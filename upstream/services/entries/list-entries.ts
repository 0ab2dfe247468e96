import { sql } from 'drizzle-orm';
import { type EntryArea, mostEntries } from '@/contract/entries';
import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { entrySources } from './entry-sources';

interface Entry {
  readonly slug: string;
  readonly changed_at: string | null;
}

/** The pages of an area that search engines may list, the latest first. Throws 404 for an area without pages. */
export async function listEntries(ctx: ServiceContext, area: EntryArea): Promise<Entry[]> {
  const source = entrySources[area];
  if (!source) throw new ServiceError('not_found');
  const { table, slug, changedAt, where } = source;
  const found = await ctx.db.execute<{ slug: string; changed_at: Date | string | null }>(
    sql`select ${slug} as slug, ${changedAt} as changed_at from ${table} where ${where}
        order by 2 desc nulls last, 1 limit ${mostEntries}`,
  );
  return found.rows.map((row) => ({
    slug: row.slug,
    changed_at: row.changed_at === null ? null : new Date(row.changed_at).toISOString(),
  }));
}
