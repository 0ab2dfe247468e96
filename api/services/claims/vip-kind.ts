import { eq, inArray } from 'drizzle-orm';
import { vipApplications } from '../../db/schema/vip-applications';
import { vipTiers } from '../../db/schema/vip-tiers';
import { ServiceError } from '../../service-error';
import { grantVip } from '../vip/grant-vip';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

/** Applications for a tier of the club: an approval gives the tier for a term. */
export const vipKind: ReviewKind = {
  kind: 'vip',
  table: vipApplications,
  columns: {
    id: vipApplications.id,
    userId: vipApplications.userId,
    sponsorId: null,
    state: vipApplications.state,
    createdAt: vipApplications.createdAt,
    waitingSince: vipApplications.waitingSince,
    decidedAt: vipApplications.decidedAt,
  },
  open: openStates,
  isForSupport: false,
  moves: commonMoves,
  effect: async (writing, { id, userId }, { action, text }) => {
    if (action === 'reject') return { columns: { reason: text } };
    if (action !== 'approve') return {};
    const [tier] = await writing.tx
      .select({ id: vipTiers.id, name: vipTiers.name })
      .from(vipApplications)
      .innerJoin(vipTiers, eq(vipTiers.id, vipApplications.tierId))
      .where(eq(vipApplications.id, id));
    if (!tier) throw new ServiceError('not_found');
    await grantVip(writing, { userId, tierId: tier.id });
    return { notice: { kind: 'vip_approved', params: { tier: tier.name } } };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({ id: vipApplications.id, tier: vipTiers.name })
      .from(vipApplications)
      .innerJoin(vipTiers, eq(vipTiers.id, vipApplications.tierId))
      .where(inArray(vipApplications.id, [...ids]));
    return new Map(rows.map(({ id, tier }) => [id, { tier }]));
  },
  about: () => ({ type: 'vip' }),
};
