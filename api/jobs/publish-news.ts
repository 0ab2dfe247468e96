import type { Deps } from '../context';
import { publishDue } from '../services/news/publish-due';

/** Publishes the scheduled articles whose time has come. */
export async function publishNews(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const published = await publishDue(deps);
  if (published > 0) deps.log.info({ event: 'news_published', published }, 'scheduled news published');
}
