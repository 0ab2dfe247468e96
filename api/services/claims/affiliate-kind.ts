import { eq, inArray } from 'drizzle-orm';
import { affiliateChanges } from '../../db/schema/affiliate-changes';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';
import { verifyAccount } from './verify-account';

/** Switches under the community's code: an approval verifies the member's account at the sponsor, and it counts from then on. */
export const affiliateKind: ReviewKind = {
  kind: 'affiliate',
  table: affiliateChanges,
  columns: affiliateChanges,
  open: openStates,
  isForSupport: false,
  moves: commonMoves,
  effect: async (writing, { id }, { action, actorId }) => {
    if (action !== 'approve') return {};
    const [change] = await writing.tx.select().from(affiliateChanges).where(eq(affiliateChanges.id, id));
    if (!change) throw new ServiceError('not_found');
    const sponsor = await verifyAccount(writing, { ...change, verifiedBy: actorId });
    return {
      columns: { effective_from: new Date(writing.clock.now()).toISOString() },
      notice: { kind: 'affiliate_approved', params: { sponsor } },
    };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({ change: affiliateChanges, sponsor: sponsorRefColumns })
      .from(affiliateChanges)
      .innerJoin(sponsors, eq(sponsors.id, affiliateChanges.sponsorId))
      .where(inArray(affiliateChanges.id, [...ids]));
    return new Map(rows.map(({ change, sponsor }) => [change.id, { sponsor, ...toDetails(change) }]));
  },
  about: () => ({ type: 'affiliate-changes' }),
};

function toDetails(change: typeof affiliateChanges.$inferSelect) {
  const { siteUsername, name, surname, email, phone, effectiveFrom } = change;
  const from = effectiveFrom ? { effective_from: effectiveFrom.toISOString() } : {};
  return { site_username: siteUsername, name, surname, email, phone, ...from };
}
