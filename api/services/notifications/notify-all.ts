import { and, eq, inArray, sql } from 'drizzle-orm';
import { notificationKinds } from '@/contract/notifications';
import type { Database } from '../../db/client';
import { notificationChoices } from '../../db/schema/notification-choices';
import { notifications } from '../../db/schema/notifications';
import { enqueue } from '../../queue/enqueue';
import { listPaused } from '../pauses/find-pause';
import { isMailedByDefault } from './mail-defaults';
import type { Notice } from './notify';
import { whilePaused } from './while-paused';

/** A statement takes 65 535 parameters at most; a row has five. */
const rowsAtOnce = 5000;

/** As `notify`, for many members of one kind of thing: two statements for thousands of them, and a job for each that chose mail. */
export async function notifyAll(
  tx: Database,
  kind: Notice['kind'],
  notices: readonly Omit<Notice, 'kind'>[],
) {
  for (let at = 0; at < notices.length; at += rowsAtOnce) {
    const some = notices.slice(at, at + rowsAtOnce);
    const paused = await listPaused(
      tx,
      some.map(({ userId }) => userId),
    );
    const how = (userId: string) => (paused.has(userId) ? whilePaused(kind) : 'tell');
    const rows = some
      .filter(({ userId }) => how(userId) !== 'drop')
      .map(({ userId, params = {}, about }) => ({
        userId,
        kind,
        params,
        reference: about ?? null,
        readAt: how(userId) === 'keep' ? sql`now()` : null,
      }));
    if (rows.length === 0) continue;
    const made = await tx
      .insert(notifications)
      .values(rows)
      .returning({ id: notifications.id, userId: notifications.userId });
    const isMailed = await mailedAmong(tx, kind, rows);
    for (const { id, userId } of made)
      if (how(userId) === 'tell' && isMailed(userId))
        await enqueue(tx, 'mail_notification', { notificationId: id });
  }
}

async function mailedAmong(
  tx: Database,
  kind: Notice['kind'],
  rows: readonly Pick<Notice, 'userId'>[],
): Promise<(userId: string) => boolean> {
  const group = notificationKinds[kind];
  const { userId, byMail, group: ofGroup } = notificationChoices;
  const ids = rows.map((row) => row.userId);
  const chosen = await tx
    .select({ userId, byMail })
    .from(notificationChoices)
    .where(and(eq(ofGroup, group), inArray(userId, ids)));
  const byUser = new Map(chosen.map((one) => [one.userId, one.byMail]));
  return (id) => byUser.get(id) ?? isMailedByDefault[group];
}
