import { and, eq, inArray } from 'drizzle-orm';
import {
  type NotificationGroup,
  type NotificationKind,
  type NotificationWay,
  notificationKinds,
  notificationWays,
} from '@/contract/notifications';
import type { Database } from '../../db/client';
import { notificationChoices } from '../../db/schema/notification-choices';

/** A way in which notifications go out beside the bell. */
interface Way {
  /** Where a member's choice of it stands. */
  readonly column: 'byMail' | 'byTelegram' | 'byPush';
  /** What goes this way before a member has chosen. */
  readonly isUsual: Readonly<Record<NotificationGroup, boolean>>;
  /** What takes one of them out. */
  readonly task: 'mail_notification' | 'write_notification' | 'push_notification';
}

const nothing = { account: false, reviews: false, market: false, contests: false, team: false } as const;

/** Every way; a new one is one record here. By mail comes what concerns the account's safety, by the others nothing until it is chosen. */
export const ways: Readonly<Record<NotificationWay, Way>> = {
  mail: { column: 'byMail', isUsual: { ...nothing, account: true }, task: 'mail_notification' },
  telegram: { column: 'byTelegram', isUsual: nothing, task: 'write_notification' },
  push: { column: 'byPush', isUsual: nothing, task: 'push_notification' },
};

/** Which tasks take a kind of notification out to each of these members, by what they chose for its group. */
export async function findTasks(
  tx: Database,
  kind: NotificationKind,
  userIds: readonly string[],
): Promise<(userId: string) => readonly Way['task'][]> {
  const group = notificationKinds[kind];
  const chosen = await tx
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.group, group), inArray(notificationChoices.userId, [...userIds])));
  const byUser = new Map(chosen.map((choice) => [choice.userId, choice]));
  return (userId) =>
    notificationWays.flatMap((name) => {
      const { column, isUsual, task } = ways[name];
      return (byUser.get(userId)?.[column] ?? isUsual[group]) ? [task] : [];
    });
}
