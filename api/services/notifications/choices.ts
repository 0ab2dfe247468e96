import { eq } from 'drizzle-orm';
import {
  type ChoicesWire,
  type ChooseNotificationInput,
  type NotificationChoices,
  notificationGroups,
  notificationWays,
} from '@/contract/notifications';
import type { ServiceContext } from '../../context';
import { notificationChoices } from '../../db/schema/notification-choices';
import { pushDevices } from '../../db/schema/push-devices';
import type { Member } from '../sessions/authenticate';
import { ways } from './ways';

type Needs = Pick<ServiceContext, 'db' | 'mailer' | 'telegram' | 'push'>;

/** Which groups a member gets in which way, too, and what can go out at all; whether it goes to the device that asks. */
export async function getChoices(
  { db, mailer, telegram, push }: Needs,
  {
    user: { id, telegramId },
    sessionId,
  }: { readonly user: Pick<Member['user'], 'id' | 'telegramId'>; readonly sessionId: string },
): Promise<ChoicesWire> {
  const devices = await db
    .select({ id: pushDevices.sessionId })
    .from(pushDevices)
    .where(eq(pushDevices.sessionId, sessionId));
  return {
    ...(await listChosen({ db }, id)),
    can_mail: mailer !== null,
    can_telegram: telegram !== null && telegramId !== null,
    can_push: push !== null,
    push_key: push?.publicKey ?? null,
    is_pushed_here: devices.length > 0,
  };
}

/** Which groups a member gets in which way: their choices, and what is usual where they made none. */
export async function listChosen({ db }: Pick<ServiceContext, 'db'>, userId: string) {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const byGroup = new Map(rows.map((row) => [row.group, row]));
  const chosenBy = (way: (typeof notificationWays)[number]) => {
    const { column, isUsual } = ways[way];
    const entries = notificationGroups.map((group) => [
      group,
      byGroup.get(group)?.[column] ?? isUsual[group],
    ]);
    return { ...isUsual, ...Object.fromEntries(entries) } satisfies NotificationChoices;
  };
  return { mail: chosenBy('mail'), telegram: chosenBy('telegram'), push: chosenBy('push') };
}

/** Keeps in what way a member wants a group, too; what is not given stays. The last of two simultaneous choices stands. */
export async function choose(
  { db }: Pick<ServiceContext, 'db'>,
  { userId, input }: { readonly userId: string; readonly input: ChooseNotificationInput },
): Promise<void> {
  const { group } = input;
  const given = Object.fromEntries(
    notificationWays.flatMap((way) => (input[way] === undefined ? [] : [[ways[way].column, input[way]]])),
  );
  await db
    .insert(notificationChoices)
    .values({ userId, group, byMail: ways.mail.isUsual[group], ...given })
    .onConflictDoUpdate({ target: [notificationChoices.userId, notificationChoices.group], set: given });
}
