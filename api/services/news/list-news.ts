import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { NewsCategory, NewsItemWire } from '@/contract/news';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { newsKind } from '../../db/kinds/news';
import { news } from '../../db/schema/news';
import { sponsors } from '../../db/schema/sponsors';
import { newsItemColumns, toNewsItem } from './news-item';

interface NewsQuery {
  readonly cursor?: string | undefined;
  readonly category?: NewsCategory | undefined;
}

const keySchema = z.tuple([z.boolean(), z.iso.datetime(), z.number().int()]);

/** A page of articles, one query: pinned ones first, then the latest. Throws 422 for a cursor of another list. */
export async function listNews(
  ctx: ServiceContext,
  { cursor, category }: NewsQuery,
): Promise<{ readonly data: NewsItemWire[]; readonly next_cursor: string | null }> {
  const key = decodeCursor(cursor, keySchema);
  const found = await ctx.db
    .select(newsItemColumns)
    .from(news)
    .leftJoin(sponsors, eq(sponsors.id, news.sponsorId))
    .where(
      and(
        newsKind.shown(ctx.clock.now()),
        category && eq(news.category, category),
        afterKey([news.isPinned, news.publishAt, news.id], key),
      ),
    )
    .orderBy(desc(news.isPinned), desc(news.publishAt), desc(news.id))
    .limit(pageSize + 1);
  return toPage(
    found,
    ({ isPinned, publishAt, id }) => [isPinned, publishAt?.toISOString() ?? '', id],
    toNewsItem,
  );
}
