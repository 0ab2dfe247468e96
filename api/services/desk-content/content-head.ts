import { sql } from 'drizzle-orm';
import type { ContentKind, DeskState } from '@/contract/desk-content';
import type { Database } from '../../db/client';
import { ServiceError } from '../../service-error';
import { deskKinds } from './desk-kinds';

/** Where an entry stands, and who saved it last. */
export interface ContentHead {
  readonly title: string;
  readonly state: DeskState;
  readonly version: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

interface Row extends Record<string, unknown> {
  readonly title: string;
  readonly state: string;
  readonly version: number | null;
  readonly at: string | null;
  readonly by: string | null;
}

/** The head of an entry; `not_found`. */
export async function readHead(
  db: Pick<Database, 'execute'>,
  kind: ContentKind,
  slug: string,
): Promise<ContentHead> {
  const { rows: source, states } = deskKinds[kind];
  const { rows } =
    await db.execute<Row>(sql`select e.title, e.state, v.number as version, v.at, u.username as by
    from (select slug, title, state from (${source}) as e where slug = ${slug}) as e
    left join lateral (select number, at, actor_id from content_versions
      where kind = ${kind} and slug = e.slug order by number desc limit 1) as v on true
    left join users u on u.id = v.actor_id`);
  const [row] = rows;
  if (!row) throw new ServiceError('not_found');
  return {
    title: row.title,
    state: states[row.state] ?? 'published',
    version: row.version ?? 0,
    changedAt: row.at ? new Date(row.at).toISOString() : null,
    changedBy: row.by,
  };
}
