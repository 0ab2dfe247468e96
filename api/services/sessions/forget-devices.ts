import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pushDevices } from '../../db/schema/push-devices';
import { sessions } from '../../db/schema/sessions';

/** Forgets the browsers of sessions that have ended, of those that `which` names: the next one at the machine is told nothing of this member's. */
export async function forgetDevices(db: Database, which: SQL): Promise<void> {
  const ended = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(which, isNotNull(sessions.revokedAt)));
  await db.delete(pushDevices).where(inArray(pushDevices.sessionId, ended));
}
