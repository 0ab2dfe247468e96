import type { FourEyesKind } from '@/contract/desk-four-eyes';
import type { MemberMove } from '@/contract/desk-member';
import type { users } from '../../../db/schema/users';

type User = typeof users.$inferSelect;

/** Who of the team looks at a member, or does something about one. */
export type Staff = Pick<User, 'id' | 'permission'>;

type Known = Pick<User, 'id' | 'permission' | 'deleteAt' | 'deletedAt' | 'phoneState' | 'telegramVerifiedAt'>;
type Waiting = readonly FourEyesKind[];

/** What runs against a member, and what waits for a second admin about them. */
interface Standing {
  readonly sanction: object | null;
  readonly waiting: Waiting;
}

const forAdmins: readonly MemberMove[] = [
  'adjust',
  'reverse',
  'end_sessions',
  'reset_phone',
  'reset_telegram',
  'export',
];

/** What somebody of the team may do about a member; nothing about an own account or one that is nobody's any more. */
export function movesOn(viewer: Staff, member: Known, { sanction, waiting }: Standing): MemberMove[] {
  if (viewer.id === member.id || member.deletedAt !== null) return [];
  const isAdmin = viewer.permission === 'admin';
  const sanctions: readonly MemberMove[] = sanction ? ['lift'] : isAdmin ? ['suspend', 'ban'] : ['suspend'];
  return [
    'note',
    ...(maySanction(viewer, member) ? sanctions : []),
    ...(isAdmin ? adminMoves(member, waiting) : []),
  ];
}

/** An account of the team is not erased: its role goes first. */
function adminMoves({ permission, deleteAt, phoneState, telegramVerifiedAt }: Known, waiting: Waiting) {
  const isErasable = permission === 'player' && deleteAt === null && !waiting.includes('erasure');
  const also: readonly (readonly [isPossible: boolean, move: MemberMove])[] = [
    [phoneState !== 1, 'verify_phone'],
    [telegramVerifiedAt === null, 'verify_telegram'],
    [isErasable, 'erase'],
  ];
  return [...forAdmins, ...also.flatMap(([isPossible, move]) => (isPossible ? [move] : []))];
}

/** Whether somebody of the team may close or open an account: never the own one, and only of a lower role. */
export function maySanction(viewer: Staff, member: Staff): boolean {
  return viewer.id !== member.id && rank(viewer.permission) > rank(member.permission);
}

/** A player below everybody of the team, who are below the admins. */
function rank(permission: string): number {
  if (permission === 'player') return 0;
  return permission === 'admin' ? 2 : 1;
}
