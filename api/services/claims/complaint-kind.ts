import { eq, inArray } from 'drizzle-orm';
import { complaints } from '../../db/schema/complaints';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

/**
 * Complaints and suggestions: both sides write while a case is open, the team says how it was solved, and it is closed once its owner
 * confirms that, or open again once the owner says why not.
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
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({ complaint: complaints, sponsor: sponsorRefColumns })
      .from(complaints)
      .leftJoin(sponsors, eq(sponsors.id, complaints.sponsorId))
      .where(inArray(complaints.id, [...ids]));
    return new Map(
      rows.map(({ complaint: { id, type, department, subject, prizeClaimId }, sponsor }) => [
        id,
        {
          ...{ type, department, subject },
          ...(sponsor ? { sponsor } : {}),
          ...(prizeClaimId === null ? {} : { prize_claim: prizeClaimId, prize: subject }),
        },
      ]),
    );
  },
  about: (id) => ({ type: 'cases', id: String(id) }),
};
