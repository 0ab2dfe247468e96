import { type SQLWrapper, sql } from 'drizzle-orm';
import { news } from '../schema/news';
import { type PublicKind, toMoment } from './public-kind';

/** Articles: published, or scheduled for a time that has come. */
export const newsKind = {
  name: 'news',
  table: news,
  id: news.id,
  slug: news.slug,
  changedAt: () => news.updatedAt,
  shown: (now) => isNewsShown(news, now),
  search: {
    kind: 'news',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    image: 'cover',
    at: 'publish_at',
    order: 'publish_at desc',
  },
  withSponsor: {
    kind: 'news',
    sponsorId: news.sponsorId,
    title: news.title,
    at: news.publishAt,
    order: sql`${news.publishAt} desc`,
  },
  renewedBy: ['news', 'sponsors', 'content_corrections'],
} as const satisfies PublicKind;

/** The same of the table under another name. */
export function isNewsShown(
  row: { readonly state: SQLWrapper; readonly publishAt: SQLWrapper },
  now: number,
) {
  return sql`${row.state} in ('scheduled', 'published') and ${row.publishAt} <= ${toMoment(now)}`;
}
