import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../context';
import { notifications } from '../db/schema/notifications';
import { pushDevices } from '../db/schema/push-devices';
import { transact } from '../db/transact';
import { enqueue } from '../queue/enqueue';
import type { JobPayload } from '../queue/job-payloads';

/**
 * Hands a notification out to its member's devices, once: one job for each, so that one that cannot be reached keeps no other waiting and none is
 * told twice for it.
 */
export async function pushNotification(
  { db, push, clock, log }: Deps,
  { notificationId }: JobPayload<'push_notification'>,
): Promise<void> {
  if (push === null) return log.info({ event: 'push_skipped', notificationId }, 'no push message goes out');
  await transact(db, async (tx) => {
    const [due] = await tx
      .update(notifications)
      .set({ pushedAt: new Date(clock.now()) })
      .where(and(eq(notifications.id, notificationId), isNull(notifications.pushedAt)))
      .returning({ userId: notifications.userId });
    if (!due) return;
    const devices = await tx
      .select({ sessionId: pushDevices.sessionId })
      .from(pushDevices)
      .where(eq(pushDevices.userId, due.userId));
    for (const { sessionId } of devices) await enqueue(tx, 'push_to_device', { notificationId, sessionId });
  });
}
