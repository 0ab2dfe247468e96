import type { UserWire } from '@/contract/account';
import { nicknameLimits } from '@/contract/nicknames';
import type { ServiceContext } from '../../context';
import { publicName } from '../../formulas/public-name';
import { toPauseWire } from '../pauses/find-pause';
import type { Member } from '../sessions/authenticate';

/** The member's own data as GET /user sends it; nothing secret and nothing of others. */
export function describeUser(
  { clock }: Pick<ServiceContext, 'clock'>,
  { user, pause, factor, unread }: Member,
): UserWire {
  return {
    username: user.username,
    point: user.point,
    permission: user.permission,
    avatar: user.avatar,
    email: user.email,
    created_at: user.createdAt.toISOString(),
    public_name: publicName(user),
    nickname: user.nickname,
    nickname_change_at: toChangeAt(user.nicknameAt, clock.now()),
    pause: pause && toPauseWire(pause),
    ...(user.permission === 'player' ? {} : { rights: toOwnRights(user), second_factor: factor }),
    unread_notifications: unread,
    validations: {
      phone: user.phoneState,
      telegram_verified_at: user.telegramVerifiedAt?.toISOString() ?? null,
    },
  };
}

function toOwnRights({ rightsGranted: granted, rightsWithdrawn: withdrawn }: Member['user']) {
  return { granted, withdrawn };
}

/** Null where another nickname may be chosen now. */
function toChangeAt(chosenAt: Date | null, nowMs: number): string | null {
  if (chosenAt === null) return null;
  const at = chosenAt.getTime() + nicknameLimits.changeDays * 86_400_000;
  return at > nowMs ? new Date(at).toISOString() : null;
}
