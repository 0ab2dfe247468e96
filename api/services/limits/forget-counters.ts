import { inArray, lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { rateLimits } from '../../db/schema/rate-limits';

/** Deletes counters whose window is over, and answers how many. One that is counted at this moment is left for the next time, so that nobody waits in a circle. */
export async function forgetCounters({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.expire, clock.now()))
    .for('update', { skipLocked: true });
  const gone = await db.delete(rateLimits).where(inArray(rateLimits.key, over));
  return gone.rowCount ?? 0;
}
