import { and, desc, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOn } from '@/contract/is-on';
import { siteSchema } from '@/contract/site';
import type { Deps } from '../../context';
import { streamRuns } from '../../db/schema/stream-runs';
import { readSetting } from '../settings/read-setting';

/** For how long a stream may be away and still be the same one; milliseconds. */
const sameEveningMs = 2 * 60 * 60_000;

/**
 * Keeps the stream's runs by what the site says: one begins when it goes live, and ends when it goes off. One that was away for less than two
 * hours goes on with the run it had, so that nobody is told twice of an evening.
 */
export async function noteStream(needs: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock } = needs;
  const now = new Date(clock.now());
  const site = await readSetting(needs, 'site', siteSchema);
  if (!isOn(site?.is_live)) {
    await db.update(streamRuns).set({ endedAt: now }).where(isNull(streamRuns.endedAt));
    return;
  }
  const [open] = await db.select().from(streamRuns).where(isNull(streamRuns.endedAt));
  if (open) return;
  const since = new Date(now.getTime() - sameEveningMs);
  const last = db
    .select({ id: streamRuns.id })
    .from(streamRuns)
    .where(and(isNotNull(streamRuns.endedAt), gt(streamRuns.endedAt, since)))
    .orderBy(desc(streamRuns.id))
    .limit(1);
  const again = await db
    .update(streamRuns)
    .set({ endedAt: null })
    .where(sql`${streamRuns.id} = (${last})`)
    .returning({ id: streamRuns.id });
  if (again.length === 0) await db.insert(streamRuns).values({ startedAt: now }).onConflictDoNothing();
}
