import { eq, inArray } from 'drizzle-orm';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { creditAccount } from './credit-account';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

const living = [...openStates, 'approved', 'rejected'] as const;

/**
 * Accounts at sponsors that members say are theirs: an approval verifies one, and credits the link once a sponsor. Who unlinks
 * theirs takes it out of the queue; another name is another account, so that nobody approves one that they did not see. The sponsor's support role reviews them (ADR 184).
 */
export const accountKind: ReviewKind = {
  kind: 'account',
  table: sponsorAccounts,
  columns: sponsorAccounts,
  open: openStates,
  isForSupport: true,
  ifTaken: 'account_taken',
  moves: {
    ...commonMoves,
    remove: { by: 'reviewer', from: ['approved'], to: 'rejected', needsText: true },
    withdraw: { by: 'owner', from: living, to: 'removed' },
  },
  effect: async (writing, { userId, sponsorId, createdAt }, step) => {
    if (step.action === 'withdraw' || step.action === 'remove') return { columns: unverified };
    if (step.action !== 'approve' || sponsorId === null) return {};
    const { actorId } = step;
    await creditAccount(writing, { userId, sponsorId, actorId, doneAt: createdAt.getTime() });
    return {
      columns: { verified_by: actorId, verified_at: new Date(writing.clock.now()).toISOString() },
    };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({
        id: sponsorAccounts.id,
        siteUsername: sponsorAccounts.siteUsername,
        sponsor: sponsorRefColumns,
      })
      .from(sponsorAccounts)
      .innerJoin(sponsors, eq(sponsors.id, sponsorAccounts.sponsorId))
      .where(inArray(sponsorAccounts.id, [...ids]));
    return new Map(
      rows.map(({ id, siteUsername, sponsor }) => [id, { sponsor, site_username: siteUsername }]),
    );
  },
  about: () => ({ type: 'sponsor-accounts' }),
};

const unverified = { verified_by: null, verified_at: null, affiliate_ok: false };
