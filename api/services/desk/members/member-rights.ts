import type { MemberMove } from '@/contract/desk-member';
import type { users } from '../../../db/schema/users';

type User = typeof users.$inferSelect;

/** Who of the team looks at a member, or does something about one. */
export type Staff = Pick<User, 'id' | 'permission'>;

const forAdmins: readonly MemberMove[] = ['adjust', 'reverse'];

/** What somebody of the team may do about a member; nothing about an own account or one that is nobody's any more. */
export function movesOn(viewer: Staff, member: Pick<User, 'id' | 'deletedAt'>): MemberMove[] {
  if (viewer.id === member.id || member.deletedAt !== null) return [];
  return viewer.permission === 'admin' ? [...forAdmins] : [];
}
