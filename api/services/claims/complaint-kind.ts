import { eq, inArray } from 'drizzle-orm';
import { publicCaseStates } from '@/contract/sponsor-scorecards';
import { complaints } from '../../db/schema/complaints';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { isPublicStepOffered, takePublicStep } from './public-steps';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

const everyState = [...openStates, ...publicCaseStates];

/**
 * Complaints and suggestions: both sides write while a case is open, the team says how it was solved, and it is closed once its owner
 * confirms that, or open again once the owner says why not. What is answered may be answered in public as well, where the owner agreed and while they do
 * (ADR 380).
 */
export const complaintKind: ReviewKind = {
  kind: 'complaint',
  table: complaints,
  columns: complaints,
  open: openStates,
  isForSupport: true,
  moves: {
    ...commonMoves,
    approve: { ...commonMoves.approve, from: openStates, needsText: true },
    reply: { by: 'reviewer', from: ['pending', 'in_review'], to: 'in_review', needsText: true },
    message: { by: 'owner', from: ['pending', 'in_review'], needsText: true },
    confirm: { by: 'owner', from: ['approved'], to: 'confirmed' },
    reopen: { by: 'owner', from: ['approved'], to: 'pending', needsText: true },
    allow: { by: 'owner', from: everyState },
    forbid: { by: 'owner', from: everyState },
    publish: { by: 'reviewer', from: publicCaseStates, needsText: true },
  },
  isOffered: isPublicStepOffered,
  effect: takePublicStep,
  describe: async (db, ids) => {
    const rows = await db
      .select({ complaint: complaints, sponsor: sponsorRefColumns })
      .from(complaints)
      .leftJoin(sponsors, eq(sponsors.id, complaints.sponsorId))
      .where(inArray(complaints.id, [...ids]));
    return new Map(
      rows.map(({ complaint: { id, type, department, subject, prizeClaimId, allowsPublic }, sponsor }) => [
        id,
        {
          ...{ type, department, subject, allows_public: allowsPublic },
          ...(sponsor ? { sponsor } : {}),
          ...(prizeClaimId === null ? {} : { prize_claim: prizeClaimId, prize: subject }),
        },
      ]),
    );
  },
  about: (id) => ({ type: 'cases', id: String(id) }),
};
