import type { MemberRowWire } from '@/contract/desk-members';
import { users } from '../../../db/schema/users';
import { isVerified } from '../../../formulas/is-verified';
import { maskEmail } from '../../email/mask-email';
import { maskedNumber } from '../../verification/phone-number';

/** What a query of members selects. */
export const memberColumns = {
  id: users.id,
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  permission: users.permission,
  email: users.email,
  phone: users.phone,
  phoneState: users.phoneState,
  telegramName: users.telegramName,
  telegramVerifiedAt: users.telegramVerifiedAt,
  point: users.point,
  status: users.status,
  createdAt: users.createdAt,
};

/** A row of `memberColumns`. */
export type MemberRow = Pick<typeof users.$inferSelect, keyof typeof memberColumns>;

/** A member as the team sees one: who is no admin gets e-mail and phone masked (ADR 218). */
export function toMemberRow(row: MemberRow, permission: string): Omit<MemberRowWire, 'matched'> {
  const isWhole = permission === 'admin';
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    permission: row.permission,
    email: isWhole ? row.email : maskEmail(row.email),
    phone: row.phone === null || isWhole ? row.phone : maskedNumber(row.phone),
    telegram: row.telegramName,
    point: row.point,
    verified: isVerified(row),
    closed: row.status !== 'active',
    created_at: row.createdAt.toISOString(),
  };
}
