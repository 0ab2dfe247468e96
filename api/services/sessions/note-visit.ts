import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sessions } from '../../db/schema/sessions';
import { noteActiveDay } from './note-active-day';

/** How old "seen last" may be: one write in five minutes a session, not one a call. Milliseconds. */
const noteEveryMs = 5 * 60_000;

/** Notes that a session was used just now, and its member was here today, where the note before is older than five minutes. */
export async function noteVisit(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  session: Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'lastSeenAt'>,
): Promise<void> {
  const now = clock.now();
  if (session.lastSeenAt && now - session.lastSeenAt.getTime() < noteEveryMs) return;
  const isOld = or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, new Date(now - noteEveryMs)));
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(and(eq(sessions.id, session.id), isOld));
  await noteActiveDay({ tx: db, clock }, session.userId);
}
