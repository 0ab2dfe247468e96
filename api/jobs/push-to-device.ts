import { and, eq } from 'drizzle-orm';
import { isNotificationKind, notificationKinds } from '@/contract/notifications';
import type { Deps } from '../context';
import { notifications } from '../db/schema/notifications';
import { pushDevices } from '../db/schema/push-devices';
import { sessions } from '../db/schema/sessions';
import { users } from '../db/schema/users';
import { notificationText } from '../mail/texts';
import type { PushTarget } from '../push';
import { enqueue } from '../queue/enqueue';
import type { JobPayload } from '../queue/job-payloads';
import { isHeldBack } from '../services/notifications/while-paused';
import { pauseColumn } from '../services/pauses/find-pause';
import { isAlive } from '../services/sessions/session-state';
import { getNames } from '../services/settings/get-names';
import { getNumberForm } from '../services/settings/get-number-form';
import { linkTo } from '../site-links';

type Asked = JobPayload<'push_to_device'>;

/** What is older than this is read at the bell, in milliseconds. */
const freshMs = 24 * 60 * 60_000;
const pauseMs = { least: 30_000, most: 60 * 60_000 } as const;
/** A message holds 3 993 bytes (RFC 8291, 4): this many letters are fewer, whatever they are. */
const longestText = 600;

/**
 * Sends a notification to one browser of its member. Nothing goes out that was read meanwhile, nor to a login that has ended or a member who is gone,
 * paused or left the team it was for. A browser that is gone for good is forgotten; a service that is busy is asked again when it says.
 */
export async function pushToDevice(deps: Deps, asked: Asked): Promise<void> {
  const { push, clock, log } = deps;
  const found = await findDue(deps, asked);
  if (push === null || !found || !isWanted(found, clock)) return;
  const pushed = await push.send(found.device, await toMessage(deps, asked, found));
  switch (pushed.outcome) {
    case 'sent':
      return;
    case 'gone':
      return forget(deps, found.device);
    case 'refused':
      return log.warn(
        { event: 'push_refused', ...asked, status: pushed.status },
        'a push message was refused',
      );
    case 'later':
      return askLater(deps, asked, pushed.afterMs);
  }
}

async function findDue({ db, clock }: Deps, { notificationId, sessionId }: Asked) {
  const [row] = await db
    .select({
      notification: notifications,
      device: pushDevices,
      session: sessions,
      status: users.status,
      permission: users.permission,
      pause: pauseColumn(clock.now()),
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(pushDevices, and(eq(pushDevices.userId, users.id), eq(pushDevices.sessionId, sessionId)))
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(notifications.id, notificationId));
  return row;
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

function isWanted({ notification, session, status, permission, pause }: Due, clock: Deps['clock']): boolean {
  const { kind, readAt, createdAt } = notification;
  if (readAt !== null || clock.now() - createdAt.getTime() > freshMs) return false;
  if (status !== 'active' || !isAlive(session, clock) || isHeldBack({ kind, pause })) return false;
  return permission !== 'player' || !isNotificationKind(kind) || notificationKinds[kind] !== 'team';
}

/** What the site's service worker reads: where a press leads is a path of the site. */
async function toMessage(deps: Deps, { notificationId }: Asked, { notification }: Due) {
  const names = await getNames(deps);
  const body = notificationText(notification, names, await getNumberForm(deps)).slice(0, longestText);
  const path = linkTo('', notification.reference ?? { type: 'notifications' });
  const topic = `n-${notificationId}`;
  return { topic, text: JSON.stringify({ title: names.site, body, path, tag: topic }) };
}

/** A browser that subscribed anew meanwhile stays. */
async function forget(
  { db, log }: Deps,
  { sessionId, endpoint }: PushTarget & { readonly sessionId: string },
) {
  await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint)));
  log.info({ event: 'push_device_gone', sessionId }, 'a browser takes no messages any more');
}

/** Without a word of the service the queue's own growing pauses hold. */
async function askLater({ db, clock }: Deps, asked: Asked, afterMs: number | null): Promise<void> {
  if (afterMs === null) throw new Error('a push service is busy');
  const wait = Math.min(Math.max(afterMs, pauseMs.least), pauseMs.most);
  await enqueue(db, 'push_to_device', asked, { runAt: new Date(clock.now() + wait) });
}
