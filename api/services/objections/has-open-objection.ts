import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { NumberArea } from '@/contract/number-origins';
import { objections } from '../../db/schema/objections';

/** Whether somebody waits for an answer about a contest of the outer query, so that its result does not become final yet. */
export function hasOpenObjection(area: NumberArea, slug: SQLWrapper): SQL<boolean> {
  return sql`exists (select from ${objections} o where o.area = ${area} and o.slug = ${slug}
    and o.state in ('pending', 'in_review', 'needs_info'))`;
}
