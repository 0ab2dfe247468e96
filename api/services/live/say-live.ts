import { eq, sql } from 'drizzle-orm';
import type { Writing } from '../../context';
import { settings } from '../../db/schema/settings';
import { streamSources } from '../../db/schema/stream-sources';

/** What a place says of the stream, and of which moment that is. */
export interface LiveNews {
  readonly source: (typeof streamSources.$inferSelect)['source'];
  readonly isLive: boolean;
  readonly at: Date;
  /** How old what was said before has to be, in milliseconds, to be believed less than this: what is asked for may lag behind what is told. */
  readonly restMs?: number;
}

/**
 * Takes what a place says of the stream, unless something later is known of it. Only where the stream as a whole goes on or off by that does the site's switch
 * follow: what somebody has set by hand since stands until then. Answers whether the switch moved.
 */
export async function sayLive({ tx }: Pick<Writing, 'tx'>, news: LiveNews): Promise<boolean> {
  const { source, isLive, at, restMs = 0 } = news;
  // One at a time: two places that change at the same moment must not both see the other as it was.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stream_sources'))`);
  const known = await tx.select().from(streamSources);
  const earlier = known.find((one) => one.source === source);
  if (earlier && earlier.saidAt >= at) return false;
  const isFresh = earlier !== undefined && earlier.saidAt.getTime() + restMs > at.getTime();
  if (isFresh && earlier.isLive !== isLive) return false;
  // What is only confirmed keeps the moment from which it was so.
  if (earlier?.isLive === isLive) return false;
  const row = { source, isLive, saidAt: at };
  await tx
    .insert(streamSources)
    .values(row)
    .onConflictDoUpdate({ target: streamSources.source, set: { isLive, saidAt: at } });
  const wasOn = known.some((one) => one.isLive);
  const isOn = isLive || known.some((one) => one.source !== source && one.isLive);
  if (wasOn === isOn) return false;
  await tx.insert(settings).values({ key: 'site', value: {} }).onConflictDoNothing();
  const value = sql`jsonb_set(${settings.value}, '{is_live}', ${isOn ? 'true' : 'false'}::jsonb)`;
  await tx.update(settings).set({ value, updatedAt: at }).where(eq(settings.key, 'site'));
  return true;
}
