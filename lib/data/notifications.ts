import 'server-only';
import {
  choicesAnswerSchema,
  isNotificationKind,
  type NotificationChoices,
  type NotificationKind,
  type NotificationParams,
  type NotificationWay,
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

/** A way in which notifications come, too: whether something goes out by it now, whether there is anything to choose, and what is chosen. */
interface WayView {
  readonly way: NotificationWay;
  readonly isOpen: boolean;
  readonly isShown: boolean;
  readonly chosen: Partial<NotificationChoices>;
}

/** In what ways notifications come, too, and how it stands with the viewer's browser; `pushKey` is null where none go to browsers. */
interface NotificationWays {
  readonly ways: readonly WayView[];
  readonly pushKey: string | null;
  readonly isPushedHere: boolean;
}

/** By what the viewer is told of what; `null` where the upstream has no such choice. */
export async function getNotificationChoices(): Promise<NotificationWays | null> {
  const answer = await readOwn('/user/notifications/choices', choicesAnswerSchema);
  if (!answer) return null;
  const { data } = answer;
  const [canTelegram, canPush] = [data.can_telegram ?? false, data.can_push ?? false];
  return {
    ways: [
      { way: 'mail', isOpen: data.can_mail, isShown: true, chosen: data.mail },
      { way: 'telegram', isOpen: canTelegram, isShown: canTelegram, chosen: data.telegram ?? {} },
      { way: 'push', isOpen: canPush, isShown: canPush, chosen: data.push ?? {} },
    ],
    pushKey: canPush ? (data.push_key ?? null) : null,
    isPushedHere: data.is_pushed_here ?? false,
  };
}

/** A path of an upstream that knows this site's addresses, where it stays on this site. */
function ownPath(path: string | null | undefined): string | null {
  return path && safeNextPath(path) === path ? path : null;
}
