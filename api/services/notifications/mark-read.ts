import { and, eq, isNull, lte } from 'drizzle-orm';
import type { ReadNotificationsInput } from '@/contract/notifications';
import type { ServiceContext } from '../../context';
import { notifications } from '../../db/schema/notifications';
import { invalidField } from '../../service-error';

/**
 * Marks one of the member's notifications as read (`id`), or every one up to the newest that was shown (`up_to`), so that one which
 * came meanwhile stays unread. Another member's is left alone, and doing it twice changes nothing. 422 with neither.
 */
export async function markRead(
  { db, clock }: ServiceContext,
  { userId, input: { id, up_to: upTo } }: { readonly userId: string; readonly input: ReadNotificationsInput },
): Promise<void> {
  if (id === undefined && upTo === undefined) throw invalidField('id', 'required');
  const which = id === undefined ? lte(notifications.id, upTo ?? 0) : eq(notifications.id, id);
  await db
    .update(notifications)
    .set({ readAt: new Date(clock.now()) })
    .where(and(eq(notifications.userId, userId), which, isNull(notifications.readAt)));
}
