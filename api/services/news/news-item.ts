import type { NewsItemWire } from '@/contract/news';
import type { SponsorRefWire } from '@/contract/sponsors';
import { news } from '../../db/schema/news';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

/** What a query selects of an article for a list, joined with its sponsor. */
export const newsItemColumns = {
  id: news.id,
  slug: news.slug,
  title: news.title,
  summary: news.summary,
  cover: news.cover,
  category: news.category,
  isPinned: news.isPinned,
  publishAt: news.publishAt,
  author: news.author,
  sponsor: sponsorRefColumns,
};

type NewsItemRow = Pick<
  typeof news.$inferSelect,
  'slug' | 'title' | 'summary' | 'cover' | 'category' | 'isPinned' | 'publishAt' | 'author'
> & {
  readonly sponsor: SponsorRefWire | null;
};

/** A row as it goes out. */
export function toNewsItem({ isPinned, publishAt, ...row }: NewsItemRow): NewsItemWire {
  const { slug, title, summary, cover, category, author, sponsor } = row;
  const times = { is_pinned: isPinned, publish_at: publishAt?.toISOString() ?? null };
  return { slug, title, summary, cover, category, author, sponsor, ...times };
}
