import { eq } from 'drizzle-orm';
import { isNotificationKind, notificationKinds } from '@/contract/notifications';
import type { Deps } from '../context';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { notificationText } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { isHeldBack } from '../services/notifications/while-paused';
import { pauseColumn } from '../services/pauses/find-pause';
import { getNames } from '../services/settings/get-names';
import { getNumberForm } from '../services/settings/get-number-form';
import { linkTo } from '../site-links';

/**
 * Writes a notification to its member by the bot. One that went out already, or whose member is gone, paused, left the team it was for, unlinked
 * Telegram or shut the bot out since, is done.
 */
export async function writeNotification(
  deps: Deps,
  { notificationId }: JobPayload<'write_notification'>,
): Promise<void> {
  const { db, telegram, log, clock } = deps;
  const found = await findDue(deps, notificationId);
  if (!found || found.writtenAt !== null || found.status !== 'active' || isHeldBack(found)) return;
  if (found.permission === 'player' && isOfTeam(found.kind)) return;
  if (telegram === null || found.telegramId === null)
    return log.info({ event: 'telegram_skipped', notificationId }, 'nothing goes out by Telegram');
  if (!(await telegram.write(found.telegramId, await toText(deps, found))))
    return log.info({ event: 'telegram_shut_out', notificationId }, 'a member does not talk with the bot');
  await db
    .update(notifications)
    .set({ writtenAt: new Date(clock.now()) })
    .where(eq(notifications.id, notificationId));
}

function isOfTeam(kind: string): boolean {
  return isNotificationKind(kind) && notificationKinds[kind] === 'team';
}

async function findDue({ db, clock }: Deps, notificationId: number) {
  const { kind, params, reference, writtenAt } = notifications;
  const { status, permission, telegramId } = users;
  const [row] = await db
    .select({
      kind,
      params,
      reference,
      writtenAt,
      status,
      permission,
      telegramId,
      pause: pauseColumn(clock.now()),
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.id, notificationId));
  return row;
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

async function toText(deps: Deps, { kind, params, reference }: Due): Promise<string> {
  const names = await getNames(deps);
  const text = notificationText({ kind, params }, names, await getNumberForm(deps));
  return `${names.site}: ${text}\n${linkTo(deps.config.siteUrl, reference ?? { type: 'notifications' })}`;
}
