import { type SQL, sql } from 'drizzle-orm';
import type { NumberArea, NumberOrigin, NumberSource } from '@/contract/number-origins';

/** What `lastChange` brings of a line. */
export interface OriginRow extends Record<string, unknown> {
  readonly source: NumberSource | null;
  readonly role: string | null;
  readonly at: string | null;
  readonly changes: number;
}

/** The last entry of the number of a line `l` (`line`, `field`), and how many entries there were, for a lateral join. */
export function lastChange(area: NumberArea, contestId: number): SQL {
  return sql`(select source, role, at, count(*) over ()::int as changes from number_changes n
    where n.area = ${area} and n.contest_id = ${contestId} and n.line = l.line and n.field = l.field order by n.id desc limit 1)`;
}

/** The origin of a number; of what was entered before there was a history nothing is told. */
export function toOrigin({ source, role, at, changes }: OriginRow): NumberOrigin[] {
  if (source === null || at === null) return [];
  return [{ source, role, at: new Date(at).toISOString(), count: changes }];
}
