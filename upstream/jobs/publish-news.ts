import type { Deps } from '../context';
import { publishDue } from '../services/news/publish-due';
import { type Repeating, repeat } from './repeat';

const intervalMs = 5000;

/** Publishes scheduled articles within 5 s of their time; a failure is a line in the log. */
export function startPublishing(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Repeating {
  return repeat({
    intervalMs,
    run: async () => {
      const published = await publishDue(deps);
      if (published > 0) deps.log.info({ event: 'news_published', published }, 'scheduled news published');
    },
    onError: (error) => deps.log.warn({ err: error }, 'scheduled news could not be published'),
  });
}
