import { z } from 'zod';
import { log } from '@/lib/log';
import type { OwnSite } from './live/own-site';

const messageSchema = z.object({ revalidated: z.array(z.string()).min(1) });

/**
 * Joins this process with the others behind its port, where there are any: what one of them was told by a call (`POST /api/revalidate`, which reaches one)
 * has the pages of all expire. Needed for an upstream without a stream alone: ours tells each process. @returns to pass tags on
 */
export function tellSiblings(site: OwnSite): (tags: readonly string[]) => void {
  process.on('message', (message) => {
    const told = messageSchema.safeParse(message);
    if (!told.success) return;
    const tags = new Map(told.data.revalidated.map((tag) => [tag, new Set<number>()]));
    site.expire(tags).catch((error: unknown) => {
      log().error({ error: String(error) }, 'front: pages were not expired');
    });
  });
  return (tags) => {
    if (tags.length > 0) process.send?.({ revalidated: tags });
  };
}
