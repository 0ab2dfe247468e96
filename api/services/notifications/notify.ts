import { sql } from 'drizzle-orm';
import type { NotificationKind, NotificationParams } from '@/contract/notifications';
import type { Reference } from '@/contract/references';
import type { Database } from '../../db/client';
import { notifications } from '../../db/schema/notifications';
import { enqueue } from '../../queue/enqueue';
import { listPaused } from '../pauses/find-pause';
import { findTasks } from './ways';
import { whilePaused } from './while-paused';

/** Who is told what. Without `about` it leads nowhere. */
export interface Notice {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly params?: NotificationParams;
  readonly about?: Reference;
}

/**
 * Tells a member of something, in the caller's transaction: one row for the bell and, for each way that the member chose for
 * that group, one job that takes it out after the commit. What is rolled back was never told. A paused member is told less, or nothing (`whilePaused`).
 */
export async function notify(tx: Database, { userId, kind, params = {}, about }: Notice): Promise<void> {
  const how = (await listPaused(tx, [userId])).has(userId) ? whilePaused(kind) : 'tell';
  if (how === 'drop') return;
  const row = { userId, kind, params, reference: about ?? null };
  const readAt = how === 'keep' ? sql`now()` : null;
  const [made] = await tx
    .insert(notifications)
    .values({ ...row, readAt })
    .returning({ id: notifications.id });
  if (!made || how !== 'tell') return;
  const tasksOf = await findTasks(tx, kind, [userId]);
  for (const task of tasksOf(userId)) await enqueue(tx, task, { notificationId: made.id });
}
