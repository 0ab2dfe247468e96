import type { PublicUserWire } from '@/contract/public-user';
import { users } from '../../db/schema/users';
import { isVerified } from '../../formulas/is-verified';
import { publicName } from '../../formulas/public-name';

/** What a query selects of a user whom everybody may see; turn it into the wire with `toPublicUser`. */
export const publicUserColumns = {
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  phoneState: users.phoneState,
  telegramVerifiedAt: users.telegramVerifiedAt,
};

type PublicUserRow = Pick<
  typeof users.$inferSelect,
  'username' | 'nickname' | 'avatar' | 'phoneState' | 'telegramVerifiedAt'
>;

/** A member as everybody may see one: the full name does not leave the API. */
export function toPublicUser(row: PublicUserRow): PublicUserWire {
  return { name: publicName(row), avatar: row.avatar, verified: isVerified(row) };
}
