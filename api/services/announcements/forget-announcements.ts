import { and, lt, ne } from 'drizzle-orm';
import type { Deps } from '../../context';
import { announcements } from '../../db/schema/announcements';

const keptMs = 90 * 24 * 60 * 60_000;

/** Deletes announcements that were made 90 days ago; what is looked for is never older than a day. Answers how many. */
export async function forgetAnnouncements({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const isOld = lt(announcements.createdAt, new Date(clock.now() - keptMs));
  const gone = await db
    .delete(announcements)
    .where(and(isOld, ne(announcements.state, 'waiting')))
    .returning({ id: announcements.id });
  return gone.length;
}
