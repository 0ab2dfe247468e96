import { type SQL, sql } from 'drizzle-orm';
import { searchVector, wordSources } from '../../db/search-sources';
import type { DeskKind } from './desk-kind';

interface Listed {
  readonly table: string;
  readonly title: string;
  readonly slug?: string;
  readonly picture?: string;
  readonly state?: string;
}

/** Columns of a table as the list reads them, by its growing id, and how its full-text index finds them. */
export function listed({
  table,
  title,
  slug = 'slug',
  picture = 'null',
  state = 'state',
}: Listed): Pick<DeskKind, 'rows' | 'vector'> {
  const source = wordSources.find((one) => one.table === table);
  const vector = source ? sql.raw(searchVector(source)) : null;
  const columns = `id, ${slug} as slug, ${title} as title, ${state}::text as state, ${picture}::text as picture`;
  const found = vector ? sql`, ${vector} as words` : sql.raw('');
  return {
    rows: sql`select ${sql.raw(columns)}${found} from ${sql.raw(table)} where ${sql.raw(slug)} is not null`,
    ...(vector ? { vector } : {}),
  };
}

/** Kinds whose rows are not one table's with a slug and a growing id. */
export const small: Readonly<Record<'text-pages' | 'earn-rules' | 'sponsor-tracking', SQL>> = {
  'text-pages': sql`select distinct on (slug) 0::bigint as id, slug, title, 'published' as state, null::text as picture
    from text_pages order by slug, published_at desc, version desc`,
  'earn-rules': sql`select 0::bigint as id, key as slug, title, case when is_active then 'active' else 'off' end as state,
    null::text as picture from earn_rules`,
  'sponsor-tracking': sql`select t.id, s.slug, s.name as title, case when t.is_active then 'active' else 'off' end as state,
    s.logo as picture from sponsor_tracking t join sponsors s on s.id = t.sponsor_id`,
};
