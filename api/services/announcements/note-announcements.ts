import { announcementKinds, announcementWays } from '@/contract/announcements';
import type { Deps } from '../../context';
import { announcements } from '../../db/schema/announcements';
import { announcementSources } from './announcement-sources';
import { noteStream } from './note-stream';

/**
 * Writes down what happened since the last run, once for each way it may go out. What a kind that is off would have said is written down as
 * well, and dropped when it comes to it: whoever turns a kind on is not flooded with the day. Answers how many are new.
 */
export async function noteAnnouncements(needs: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  await noteStream(needs);
  const { db, clock } = needs;
  const now = clock.now();
  let noted = 0;
  for (const kind of announcementKinds) {
    const found = await announcementSources[kind].find(db, now);
    if (found.length === 0) continue;
    const at = new Date(now);
    const rows = found.flatMap((one) =>
      announcementWays.map((way) => ({ way, kind, ...one, dueAt: at, createdAt: at })),
    );
    const made = await db
      .insert(announcements)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: announcements.id });
    noted += made.length;
  }
  return noted;
}
