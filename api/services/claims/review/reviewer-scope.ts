import { ServiceError } from '../../../service-error';
import type { Member } from '../../sessions/authenticate';
import type { ReviewKind } from './review-kind';

type User = Pick<Member['user'], 'permission' | 'sponsorId'>;
type Kind = Pick<ReviewKind, 'isForSupport' | 'isForEditors'>;

/** What of a kind somebody reviews: everything, or what concerns one sponsor. */
export interface Scope {
  /** Null: of every sponsor, and of none. */
  readonly sponsorId: number | null;
}

const team = ['moderator', 'admin'];
const named = ['player', 'editor', ...team];

/** Whether a permission is a support role: anything that is none of the four named ones (specification 6). */
export function isSupport({ permission }: Pick<User, 'permission'>): boolean {
  return !named.includes(permission);
}

/**
 * What of a kind a member reviews: the team all of it, editors what is published, a support role what concerns its own sponsor, everybody
 * else nothing.
 */
export function findScope(user: User, kind: Kind): Scope | null {
  if (team.includes(user.permission)) return { sponsorId: null };
  if (user.permission === 'editor' && kind.isForEditors) return { sponsorId: null };
  const isOwnQueue = kind.isForSupport && isSupport(user) && user.sponsorId !== null;
  return isOwnQueue ? { sponsorId: user.sponsorId } : null;
}

/** The same for a reviewer's call: `forbidden` for who reviews nothing of the kind, whatever there is (T-AZ-1, T-AZ-7). */
export function reviewerScope(user: User, kind: Kind): Scope {
  const scope = findScope(user, kind);
  if (!scope) throw new ServiceError('forbidden');
  return scope;
}

/** Refuses a support role what belongs to members: it has its queue and nothing else (T-AZ-7). */
export function assertMayClaim(user: Pick<User, 'permission'>): void {
  if (isSupport(user)) throw new ServiceError('forbidden');
}
