import { eq } from 'drizzle-orm';
import {
  type ChooseNotificationInput,
  type NotificationChoices,
  notificationGroups,
} from '@/contract/notifications';
import type { ServiceContext } from '../../context';
import { notificationChoices } from '../../db/schema/notification-choices';
import { isMailedByDefault } from './mail-defaults';

/** Which groups a member gets by mail, too: their choices, and the defaults where they made none. */
export async function getChoices(
  { db }: Pick<ServiceContext, 'db'>,
  userId: string,
): Promise<NotificationChoices> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const chosen = new Map(rows.map(({ group, byMail }) => [group, byMail]));
  const entries = notificationGroups.map(
    (group) => [group, chosen.get(group) ?? isMailedByDefault[group]] as const,
  );
  return { ...isMailedByDefault, ...Object.fromEntries(entries) };
}

/** Keeps whether a member wants a group by mail, too. The last of two simultaneous choices stands. */
export async function choose(
  { db }: Pick<ServiceContext, 'db'>,
  { userId, input: { group, mail } }: { readonly userId: string; readonly input: ChooseNotificationInput },
): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ userId, group, byMail: mail })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.group],
      set: { byMail: mail },
    });
}
