import 'server-only';
import {
  choicesAnswerSchema,
  isNotificationKind,
  type NotificationChoices,
  type NotificationKind,
  type NotificationParams,
  notificationsAnswerSchema,
} from '@/contract/notifications';
import { cursorSchema } from '@/contract/page';
import { isOffPath } from '@/lib/format/areas';
import { safeNextPath } from '@/lib/format/next-path';
import { referencePath } from '@/lib/format/reference-paths';
import { getFrame } from './frame';
import { readOwn } from './read-own';

/** A notification as a page shows it; `kind` is null for one that a newer upstream knows, `path` a page of this site or null. */
export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind | null;
  readonly params: NotificationParams;
  readonly path: string | null;
  readonly createdAt: string;
  readonly isUnread: boolean;
}

/** A page of the viewer's notifications, the newest first; `null` for a cursor that is none and where the upstream has none. */
export async function listNotifications(
  cursor: string | null,
): Promise<{ readonly list: readonly Notification[]; readonly nextCursor: string | null } | null> {
  if (cursor !== null && !cursorSchema.safeParse(cursor).success) return null;
  const query = cursor === null ? '' : `?cursor=${cursor}`;
  const answer = await readOwn(`/user/notifications${query}`, notificationsAnswerSchema);
  if (!answer) return null;
  const { areasOff } = await getFrame();
  const toPath = (path: string | null) => (path && !isOffPath(path, areasOff) ? path : null);
  const list = answer.data.map(({ id, kind, params, reference, path, created_at, read_at }) => ({
    id,
    kind: isNotificationKind(kind) ? kind : null,
    params,
    path: toPath((reference && referencePath(reference)) ?? ownPath(path)),
    createdAt: created_at,
    isUnread: read_at === null,
  }));
  return { list, nextCursor: answer.next_cursor ?? null };
}

/** Which groups come by mail, too, and whether any mail goes out; `null` where the upstream has no such choice. */
export async function getNotificationChoices(): Promise<{
  readonly mail: NotificationChoices;
  readonly canMail: boolean;
} | null> {
  const answer = await readOwn('/user/notifications/choices', choicesAnswerSchema);
  return answer && { mail: answer.data.mail, canMail: answer.data.can_mail };
}

/** A path of an upstream that knows this site's addresses, where it stays on this site. */
function ownPath(path: string | null | undefined): string | null {
  return path && safeNextPath(path) === path ? path : null;
}
