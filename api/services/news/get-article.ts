import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NewsArticleWire } from '@/contract/news';
import type { ServiceContext } from '../../context';
import { isNewsShown, newsKind } from '../../db/kinds/news';
import { contentCorrections } from '../../db/schema/content-corrections';
import { news } from '../../db/schema/news';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { newsItemColumns, toNewsItem } from './news-item';

type Correction = NonNullable<NewsArticleWire['corrections']>[number];
type Link = NonNullable<NewsArticleWire['older']>;
type Related = NonNullable<NewsArticleWire['related']>;

const mostRelated = 3;

/** Articles beside the one that is read. */
const beside = alias(news, 'n');

/** An article with its corrections, its neighbours in time and others of its category, one query. Throws 404 where it is not shown. */
export async function getArticle(ctx: ServiceContext, slug: string): Promise<NewsArticleWire> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      ...newsItemColumns,
      content: news.content,
      updatedAt: news.updatedAt,
      corrections: corrections(),
      older: neighbour('<', now),
      newer: neighbour('>', now),
      related: related(now),
    })
    .from(news)
    .leftJoin(sponsors, eq(sponsors.id, news.sponsorId))
    .where(and(eq(news.slug, slug), newsKind.shown(now)))
    .limit(1);
  if (!row) throw new ServiceError('not_found');
  const { content, updatedAt, older, newer } = row;
  return {
    ...toNewsItem(row),
    ...{ content, older, newer, related: row.related, corrections: row.corrections },
    updated_at: updatedAt.toISOString(),
  };
}

function corrections() {
  return sql<Correction[]>`(
    select coalesce(json_agg(json_build_object('text', c.text, 'corrected_at', c.corrected_at) order by c.corrected_at, c.id), '[]')
    from ${contentCorrections} c where c.kind = 'news' and c.slug = ${news.slug})`;
}

function neighbour(side: '<' | '>', now: number) {
  const order = sql.raw(side === '<' ? 'desc' : 'asc');
  return sql<Link | null>`(
    select json_build_object('slug', n.slug, 'title', n.title) from ${news} n
    where ${isNewsShown(beside, now)}
      and (n.publish_at, n.id) ${sql.raw(side)} (${news.publishAt}, ${news.id})
    order by n.publish_at ${order}, n.id ${order} limit 1)`;
}

function related(now: number) {
  return sql<Related>`(
    select coalesce(json_agg(json_build_object('slug', r.slug, 'title', r.title, 'summary', r.summary, 'cover', r.cover,
      'category', r.category, 'publish_at', r.publish_at) order by r.publish_at desc), '[]')
    from (select * from ${news} n where n.category = ${news.category} and n.id <> ${news.id}
      and ${isNewsShown(beside, now)}
      order by n.is_pinned desc, n.publish_at desc, n.id desc limit ${mostRelated}) r)`;
}
