import { news } from '../../db/schema/news';
import { newsCorrections } from '../../db/schema/news-corrections';
import { announcements } from '../news/announcements';
import { communityNews } from '../news/community-news';
import { drawNews } from '../news/draw-news';
import { marketNews } from '../news/market-news';
import { monthlyNews } from '../news/monthly-news';
import type { NewsSeed } from '../news/news-seed';
import { sponsorNews } from '../news/sponsor-news';
import { streamNews } from '../news/stream-news';
import type { SeedTransaction, SeedWorld } from '../seed-world';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A year of articles, with corrections, two pinned ones and one that is scheduled for tomorrow. */
export async function seedNews(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const seeds = [
    ...announcements,
    ...streamNews,
    ...drawNews,
    ...sponsorNews,
    ...marketNews,
    ...communityNews,
    ...monthlyNews(world.now),
  ];
  const random = world.random('news');
  const rows = seeds.map((seed) => toRow(seed, publishTime(seed, world.now, random()), world));
  const stored = await tx.insert(news).values(rows).returning({ id: news.id, publishAt: news.publishAt });
  const corrections = seeds.flatMap(({ correction }, index) => {
    const article = stored[index];
    if (!correction || !article?.publishAt) return [];
    const correctedAt = new Date(article.publishAt.getTime() + correction.daysLater * dayMs);
    return [{ newsId: article.id, text: correction.text, correctedAt }];
  });
  await tx.insert(newsCorrections).values(corrections);
}

/** Somewhere in the working hours of its day. */
function publishTime({ daysAgo }: NewsSeed, now: number, chance: number): Date {
  return new Date(now - daysAgo * dayMs - Math.floor(chance * 8 * 60) * 60_000);
}

function toRow(seed: NewsSeed, publishAt: Date, { sponsors, now }: SeedWorld): typeof news.$inferInsert {
  const { slug, title, summary, category, content, isPinned = false, author = 'Sikke ekibi' } = seed;
  return {
    ...{ slug, title, summary, category, isPinned, author, publishAt },
    content: content.join('\n\n'),
    cover: `/covers/news-${category}.webp`,
    sponsorId: sponsors.find((sponsor) => sponsor.slug === seed.sponsor)?.id ?? null,
    state: publishAt.getTime() > now ? 'scheduled' : 'published',
    updatedAt: publishAt.getTime() > now ? new Date(now) : publishAt,
  };
}
