import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { takenSlugs } from '../../site-links';

/** A slug of up to 80 plain letters that is no word of the site's own addresses. */
export function freeSlug(column: SQLWrapper, kind: keyof typeof takenSlugs): SQL {
  const words = takenSlugs[kind].map((word) => `'${word}'`).join(', ');
  return sql`${column} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$' and ${column} not in (${sql.raw(words)})`;
}
