import { inArray, lt, or } from 'drizzle-orm';
import type { Deps } from '../../context';
import { sessions } from '../../db/schema/sessions';
import { lifetimes } from './lifetimes';

/** How many rows one statement deletes: far below what the statement timeout allows. */
const batchSize = 1000;

/**
 * Deletes the sessions that are past their absolute or idle end, and answers how many. A token of a deleted session is
 * refused like one of a session that has ended, so nobody notices.
 */
export async function sweepSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const ended = or(
    lt(sessions.expiresAt, new Date(now)),
    lt(sessions.tokenIssuedAt, new Date(now - lifetimes.idle)),
  );
  let deleted = 0;
  for (let batch = batchSize; batch === batchSize; deleted += batch) {
    const some = db.select({ id: sessions.id }).from(sessions).where(ended).limit(batchSize);
    batch = (await db.delete(sessions).where(inArray(sessions.id, some))).rowCount ?? 0;
  }
  return deleted;
}
