import { type InboxKind, inboxKinds } from '@/contract/desk-inbox';
import { ServiceError } from '../../../service-error';
import { reviewKinds } from '../../claims/review/review-kinds';
import { findScope, type Scope } from '../../claims/review/reviewer-scope';
import type { Member } from '../../sessions/authenticate';

/** Who works in the inbox, as far as it matters. */
export type Viewer = Pick<Member['user'], 'id' | 'permission' | 'sponsorId'>;

/** What of a kind somebody decides; null for nothing. Orders are the team's and a sponsor's support role's. */
export function inboxScope(viewer: Viewer, kind: InboxKind): Scope | null {
  return findScope(viewer, kind === 'order' ? { isForSupport: true } : reviewKinds[kind]);
}

/** The same for one thing of the inbox: `forbidden` for who decides nothing of the kind (T-AZ-1, T-AZ-7). */
export function assertInboxScope(viewer: Viewer, kind: InboxKind): Scope {
  const scope = inboxScope(viewer, kind);
  if (!scope) throw new ServiceError('forbidden');
  return scope;
}

/** The kinds that somebody decides; `forbidden` for who decides none. */
export function inboxKindsOf(viewer: Viewer): readonly InboxKind[] {
  const kinds = inboxKinds.filter((kind) => inboxScope(viewer, kind) !== null);
  if (kinds.length === 0) throw new ServiceError('forbidden');
  return kinds;
}
