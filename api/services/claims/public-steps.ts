import { eq } from 'drizzle-orm';
import type { ClaimAction, ClaimDetailsWire } from '@/contract/claims';
import type { Writing } from '../../context';
import { complaints } from '../../db/schema/complaints';
import { ServiceError } from '../../service-error';
import type { Outcome, Step, Subject } from './review/review-kind';

/** Whether a step about the public answer makes sense for a case: agreed to once, taken back once, and answered while it is agreed to. */
export function isPublicStepOffered(
  action: ClaimAction,
  { sponsor, allows_public = false }: Pick<ClaimDetailsWire, 'sponsor' | 'allows_public'>,
): boolean {
  if (action === 'allow') return sponsor !== undefined && !allows_public;
  return action === 'forbid' || action === 'publish' ? allows_public : true;
}

/**
 * What the steps about the public answer of a case set: the owner's word, which takes the answer along when it goes, and the answer. `conflict` for an
 * answer without that word, for a word that is given or gone already, and for a case about no sponsor. The case is held by the caller.
 */
export async function takePublicStep(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { id, sponsorId }: Subject,
  { action, text }: Step,
): Promise<Outcome> {
  const [row] = await tx
    .select({ allowsPublic: complaints.allowsPublic })
    .from(complaints)
    .where(eq(complaints.id, id));
  const now = new Date(clock.now()).toISOString();
  const columns = {
    allow: { allows_public: true },
    forbid: { allows_public: false, public_answer: null, public_answered_at: null },
    publish: { public_answer: text ?? null, public_answered_at: now },
  };
  if (action !== 'allow' && action !== 'forbid' && action !== 'publish') return {};
  const isAllowed = row?.allowsPublic ?? false;
  if (sponsorId === null || isAllowed === (action === 'allow')) throw new ServiceError('conflict');
  return { columns: columns[action] };
}
