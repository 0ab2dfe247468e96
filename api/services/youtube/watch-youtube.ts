import { eq } from 'drizzle-orm';
import type { Deps } from '../../context';
import { streamSources } from '../../db/schema/stream-sources';
import { transact } from '../../db/transact';
import { YouTubeError } from '../../youtube';
import { sayLive } from '../live/say-live';
import { getSite } from '../settings/get-site';
import { toChannel } from './to-channel';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'youtube'>;

/**
 * Asks YouTube whether the channel of the site's settings is on, where a key is set. Where there is no key or no channel any more, what was said before is forgotten, so that it keeps nothing
 * on. YouTube being away or refusing is a line in the log, and changes nothing.
 */
export async function watchYouTube(deps: Needs): Promise<void> {
  const { db, clock, log, youtube } = deps;
  const channel = toChannel((await getSite(deps)).stream?.youtube_link ?? '');
  if (youtube === null || channel === null) {
    await db.delete(streamSources).where(eq(streamSources.source, 'youtube'));
    return;
  }
  const at = new Date(clock.now());
  const isLive = await youtube.isLive(channel).catch((error: unknown) => {
    if (!(error instanceof YouTubeError)) throw error;
    log.warn({ event: 'youtube_unanswered', err: error }, 'YouTube did not answer as it should');
    return null;
  });
  if (isLive !== null) await transact(db, (tx) => sayLive({ tx }, { source: 'youtube', isLive, at }));
}
