import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { NotificationWire } from '@/contract/notifications';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { notifications } from '../../db/schema/notifications';

const keySchema = z.tuple([z.number().int()]);

/** One page of what a member was told, newest first. A foreign cursor is a 422. */
export async function listNotifications(
  ctx: ServiceContext,
  { userId, cursor }: { readonly userId: string; readonly cursor?: string | undefined },
): Promise<{ data: NotificationWire[]; next_cursor: string | null }> {
  const after = afterKey([notifications.id], decodeCursor(cursor, keySchema));
  const found = await ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), after))
    .orderBy(desc(notifications.id))
    .limit(pageSize + 1);
  return toPage(found, ({ id }) => [id], toWire);
}

function toWire(row: typeof notifications.$inferSelect): NotificationWire {
  return {
    id: row.id,
    kind: row.kind,
    params: row.params,
    reference: row.reference,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}
