import { and, eq, sql } from 'drizzle-orm';
import {
  type NotificationGroup,
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from '@/contract/notifications';
import type { Reference } from '@/contract/references';
import type { Database } from '../../db/client';
import { notificationChoices } from '../../db/schema/notification-choices';
import { notifications } from '../../db/schema/notifications';
import { enqueue } from '../../queue/enqueue';
import { listPaused } from '../pauses/find-pause';
import { isMailedByDefault } from './mail-defaults';
import { whilePaused } from './while-paused';

/** Who is told what. Without `about` it leads nowhere. */
export interface Notice {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly params?: NotificationParams;
  readonly about?: Reference;
}

/**
 * Tells a member of something, in the caller's transaction: one row for the bell and, where the member chose mail for
 * that group, one job that mails it after the commit. What is rolled back was never told. A paused member is told less, or nothing (`whilePaused`).
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
  if (made && how === 'tell' && (await isMailed(tx, userId, notificationKinds[kind]))) {
    await enqueue(tx, 'mail_notification', { notificationId: made.id });
  }
}

async function isMailed(tx: Database, userId: string, group: NotificationGroup): Promise<boolean> {
  const [choice] = await tx
    .select({ byMail: notificationChoices.byMail })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.userId, userId), eq(notificationChoices.group, group)));
  return choice?.byMail ?? isMailedByDefault[group];
}
