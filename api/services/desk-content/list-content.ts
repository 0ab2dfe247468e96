import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ContentItem, ContentKind, ContentListQuery, DeskState } from '@/contract/desk-content';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { pagePath } from '../../site-links';
import { searchFold, toPrefixes } from '../search/search-fold';
import type { DeskKind } from './desk-kind';
import { deskKinds } from './desk-kinds';

const keySchema = z.tuple([z.coerce.number().int(), z.string().max(120)]);

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly state: string;
  readonly picture: string | null;
  readonly version: number | null;
  readonly at: Date | null;
  readonly by: string | null;
  readonly has_draft: boolean;
}

/** The entries of a kind, a page at a time: by the growing id, or by their slugs; both are indexes, whatever the state (ADR 212). */
export async function listContent(
  ctx: Pick<ServiceContext, 'db'>,
  {
    kind,
    query,
    actorId,
  }: { readonly kind: ContentKind; readonly query: ContentListQuery; readonly actorId: string },
) {
  const desk = deskKinds[kind];
  const found = await ctx.db.execute<Row>(contentRows(kind, query, actorId));
  return toPage(
    found.rows.map((row) => ({ ...toItem(kind, desk, row), id: Number(row.id) })),
    ({ id, slug }) => [id, slug],
    ({ id: _, ...item }) => item,
  );
}

/** The statement behind it. */
export function contentRows(
  kind: ContentKind,
  { q, state, sort, cursor }: ContentListQuery,
  actorId: string,
): SQL {
  const desk = deskKinds[kind];
  const key = decodeCursor(cursor, keySchema);
  const conditions = [
    state ? sql`e.state = any(${sql.param(storedStates(desk, state))}::text[])` : undefined,
    q ? matches(desk, q) : undefined,
    sort === 'slug'
      ? afterKey([sql`e.slug`], key ? [key[1]] : null, 'asc')
      : afterKey([sql`e.id`, sql`e.slug`], key, sort === 'oldest' ? 'asc' : 'desc'),
  ].flatMap((one) => one ?? []);
  const where = conditions.length > 0 ? sql` where ${sql.join(conditions, sql` and `)}` : sql.raw('');
  const order = sql.raw({ slug: 'slug', oldest: 'id, slug', newest: 'id desc, slug desc' }[sort]);
  return sql`select e.*, v.number as version, v.at, u.username as by, d.slug is not null as has_draft
    from (select id, slug, title, state, picture from (${desk.rows}) as e${where} order by ${order} limit ${pageSize + 1}) as e
    left join lateral (select number, at, actor_id from content_versions
      where kind = ${kind} and slug = e.slug order by number desc limit 1) as v on true
    left join users u on u.id = v.actor_id
    left join content_drafts d on d.kind = ${kind} and d.slug = e.slug and d.actor_id = ${actorId}
    order by ${sql.raw({ slug: 'e.slug', oldest: 'e.id, e.slug', newest: 'e.id desc, e.slug desc' }[sort])}`;
}

function matches({ vector }: DeskKind, q: string): SQL {
  const folded = searchFold(q);
  if (folded === '') return sql`false`;
  const title = vector
    ? sql`e.words @@ to_tsquery('simple', ${toPrefixes(folded)})`
    : sql`search_fold(e.title) like ${`%${folded}%`}`;
  return sql`(e.slug = ${folded.replaceAll(' ', '-')} or ${title})`;
}

/** What a kind stores for one of the desk's states. */
export function storedStates({ states }: DeskKind, wanted: DeskState): string[] {
  return Object.entries(states).flatMap(([stored, state]) => (state === wanted ? [stored] : []));
}

function toItem(kind: ContentKind, { states }: DeskKind, row: Row): ContentItem {
  return {
    slug: row.slug,
    title: row.title,
    state: states[row.state] ?? 'published',
    picture: row.picture,
    version: row.version ?? 0,
    changed_at: row.at ? new Date(row.at).toISOString() : null,
    changed_by: row.by,
    path: pagePath(kind, row.slug),
    has_draft: row.has_draft,
  };
}
