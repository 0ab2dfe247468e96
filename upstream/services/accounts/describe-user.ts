import type { UserWire } from '@/contract/account';
import type { Member } from '../sessions/authenticate';

/** The member's own data as GET /user sends it; nothing secret and nothing of others. */
export function describeUser({ user }: Member): UserWire {
  return {
    username: user.username,
    point: user.point,
    permission: user.permission,
    avatar: user.avatar,
    email: user.email,
    created_at: user.createdAt.toISOString(),
    validations: {
      phone: user.phoneState,
      telegram_verified_at: user.telegramVerifiedAt?.toISOString() ?? null,
    },
  };
}
