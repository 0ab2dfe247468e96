import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { notifications } from '../../db/schema/notifications';
import { enqueue } from '../../queue/enqueue';
import { listPaused } from '../pauses/find-pause';
import type { Notice } from './notify';
import { findTasks } from './ways';
import { whilePaused } from './while-paused';

/** A statement takes 65 535 parameters at most; a row has five. */
const rowsAtOnce = 5000;

/** As `notify`, for many members of one kind of thing: two statements for thousands of them, and a job for each and every way that was chosen. */
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
    const tasksOf = await findTasks(
      tx,
      kind,
      rows.map(({ userId }) => userId),
    );
    for (const { id, userId } of made) {
      if (how(userId) !== 'tell') continue;
      for (const task of tasksOf(userId)) await enqueue(tx, task, { notificationId: id });
    }
  }
}
