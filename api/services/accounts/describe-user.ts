import type { UserWire } from '@/contract/account';
import type { ServiceContext } from '../../context';
import { countUnread } from '../notifications/count-unread';
import { toPauseWire } from '../pauses/find-pause';
import type { Member } from '../sessions/authenticate';

/** The member's own data as GET /user sends it; nothing secret and nothing of others. */
export async function describeUser(
  ctx: Pick<ServiceContext, 'db'>,
  { user, pause }: Member,
): Promise<UserWire> {
  return {
    username: user.username,
    point: user.point,
    permission: user.permission,
    avatar: user.avatar,
    email: user.email,
    created_at: user.createdAt.toISOString(),
    pause: pause && toPauseWire(pause),
    unread_notifications: await countUnread(ctx, user.id),
    validations: {
      phone: user.phoneState,
      telegram_verified_at: user.telegramVerifiedAt?.toISOString() ?? null,
    },
  };
}
