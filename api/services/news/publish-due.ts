import { and, eq, lte } from 'drizzle-orm';
import type { Deps } from '../../context';
import { news } from '../../db/schema/news';

/**
 * Publishes the articles whose time has come and answers how many. They are readable from that moment on anyway; the change of
 * state is what tells the site to make its pages anew.
 */
export async function publishDue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = new Date(clock.now());
  const due = await db
    .update(news)
    .set({ state: 'published', updatedAt: now })
    .where(and(eq(news.state, 'scheduled'), lte(news.publishAt, now)))
    .returning({ id: news.id });
  return due.length;
}
