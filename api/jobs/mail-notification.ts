import { eq } from 'drizzle-orm';
import type { Deps } from '../context';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { notificationMail, notificationText } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { isHeldBack } from '../services/notifications/while-paused';
import { pauseColumn } from '../services/pauses/find-pause';
import { getNames } from '../services/settings/get-names';
import { getNumberForm } from '../services/settings/get-number-form';
import { linkTo } from '../site-links';

/**
 * Mails a notification to its member. One that went out already, or whose member is gone, banned or paused since, is done. The mail's
 * id goes by the notification, so that a mail sent twice is known as one.
 */
export async function mailNotification(
  deps: Deps,
  { notificationId }: JobPayload<'mail_notification'>,
): Promise<void> {
  const found = await findDue(deps, notificationId);
  if (!found || found.mailedAt !== null || found.status !== 'active' || isHeldBack(found)) return;
  if (deps.mailer === null)
    return deps.log.info({ event: 'mail_skipped', notificationId }, 'no mail goes out');
  const texts = await toTexts(deps, found);
  await deps.mailer.send({ id: `notification-${notificationId}`, to: found.email, ...texts });
  await deps.db
    .update(notifications)
    .set({ mailedAt: new Date(deps.clock.now()) })
    .where(eq(notifications.id, notificationId));
}

async function findDue({ db, clock }: Deps, notificationId: number) {
  const rows = await db
    .select({
      kind: notifications.kind,
      params: notifications.params,
      reference: notifications.reference,
      mailedAt: notifications.mailedAt,
      email: users.email,
      username: users.username,
      status: users.status,
      pause: pauseColumn(clock.now()),
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.id, notificationId));
  return rows[0];
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

async function toTexts(deps: Deps, { kind, params, reference, username }: Due) {
  const { config } = deps;
  const names = await getNames(deps);
  const link = linkTo(config.siteUrl, reference ?? { type: 'notifications' });
  const text = notificationText({ kind, params }, names, await getNumberForm(deps));
  return notificationMail(names, text, { name: username, site: config.siteUrl, link });
}
