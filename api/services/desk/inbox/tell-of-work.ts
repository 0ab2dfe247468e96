import { and, desc, eq, or } from 'drizzle-orm';
import { inboxKinds } from '@/contract/desk-inbox';
import type { Deps } from '../../../context';
import { notificationChoices } from '../../../db/schema/notification-choices';
import { notifications } from '../../../db/schema/notifications';
import { users } from '../../../db/schema/users';
import { transact } from '../../../db/transact';
import { notify } from '../../notifications/notify';
import { inboxScope, type Viewer } from './inbox-scope';
import { countInbox } from './list-inbox';

/** For how long who was told is not told again: what comes meanwhile is told together. */
const quietMs = 30 * 60_000;

type Needs = Pick<Deps, 'db' | 'log' | 'clock'>;

/**
 * Tells those of the team who chose a way for it how much has come to wait for them since they were told last, at most every half hour.
 * Answers how many were told; a second run finds nothing to tell.
 */
export async function tellOfWork(needs: Needs): Promise<number> {
  let told = 0;
  for (const viewer of await listChoosers(needs)) if (await tell(needs, viewer)) told += 1;
  return told;
}

async function listChoosers({ db }: Needs): Promise<Viewer[]> {
  const { id, permission, sponsorId, status } = users;
  const { userId, group, byMail, byTelegram, byPush } = notificationChoices;
  const found = await db
    .select({ id, permission, sponsorId })
    .from(notificationChoices)
    .innerJoin(users, eq(id, userId))
    .where(
      and(
        eq(group, 'team'),
        or(eq(byMail, true), eq(byTelegram, true), eq(byPush, true)),
        eq(status, 'active'),
      ),
    );
  return found.filter((viewer) => inboxKinds.some((kind) => inboxScope(viewer, kind) !== null));
}

async function tell(needs: Needs, viewer: Viewer): Promise<boolean> {
  const now = needs.clock.now();
  const last = await lastTold(needs, viewer.id);
  if (last !== null && last > now - quietMs) return false;
  const since = new Date(last ?? now - quietMs).toISOString();
  const { fresh } = await countInbox(needs, { viewer, input: { since } });
  if (fresh === 0) return false;
  const about = { type: viewer.sponsorId === null ? 'inbox' : 'tickets' } as const;
  await transact(needs.db, (tx) =>
    notify(tx, { userId: viewer.id, kind: 'inbox_waiting', params: { count: fresh }, about }),
  );
  return true;
}

/** When somebody was told last, in milliseconds; null for never. */
async function lastTold({ db }: Needs, viewerId: string): Promise<number | null> {
  const { id, userId, kind, createdAt } = notifications;
  const [last] = await db
    .select({ createdAt })
    .from(notifications)
    .where(and(eq(userId, viewerId), eq(kind, 'inbox_waiting')))
    .orderBy(desc(id))
    .limit(1);
  return last?.createdAt.getTime() ?? null;
}
