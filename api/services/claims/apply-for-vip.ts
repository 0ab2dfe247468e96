import { asc, eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { users } from '../../db/schema/users';
import { vipApplications } from '../../db/schema/vip-applications';
import { vipMemberships } from '../../db/schema/vip-memberships';
import { vipTiers } from '../../db/schema/vip-tiers';
import { ServiceError } from '../../service-error';
import { reachedTier } from '../vip/reached-tier';
import { vipProgress } from '../vip/vip-progress';
import { openClaim } from './review/open-claim';

/**
 * Applies for the highest tier whose criteria the member meets; one that is open already stays the only one. `requirements_unmet` where
 * that is no more than what the member has.
 */
export async function applyForVip(writing: Writing, userId: string): Promise<void> {
  const { tx, clock } = writing;
  // The member's own row is held, so that two applications at once are one.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const tiers = await tx.select().from(vipTiers).orderBy(asc(vipTiers.level));
  const tier = reachedTier(tiers, await vipProgress(tx, userId, clock.now()));
  const [membership] = await tx.select().from(vipMemberships).where(eq(vipMemberships.userId, userId));
  const held = tiers.find(({ id }) => id === membership?.tierId)?.level ?? 0;
  if (!tier || tier.level <= held) throw new ServiceError('requirements_unmet');
  const [stored] = await tx
    .insert(vipApplications)
    .values({ userId, tierId: tier.id, createdAt: new Date(clock.now()) })
    .onConflictDoNothing()
    .returning({ id: vipApplications.id });
  if (stored) await openClaim(writing, { kind: 'vip', id: stored.id, userId, text: undefined, files: [] });
}
