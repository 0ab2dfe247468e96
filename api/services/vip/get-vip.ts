import { asc, desc, eq, sql } from 'drizzle-orm';
import type { VipWire } from '@/contract/vip';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { vipApplications } from '../../db/schema/vip-applications';
import { vipMemberships } from '../../db/schema/vip-memberships';
import { vipTiers } from '../../db/schema/vip-tiers';
import { together } from '../../db/transact';
import { reachedTier } from './reached-tier';
import { vipProgress } from './vip-progress';

const openStates: readonly string[] = ['pending', 'in_review', 'needs_info'];

/** The club as a member sees it: tiers, own progress, membership, the last application, and whether one can be made now. */
export async function getVip(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  userId: string,
): Promise<VipWire> {
  const [tiers, progress, [membership], [application]] = await together(db, (one) =>
    Promise.all([
      allTiers(one).execute(),
      vipProgress(one, userId, clock.now()),
      ownMembership(one).execute({ userId }),
      lastApplication(one).execute({ userId }),
    ]),
  );
  const findName = (id: number) => tiers.find((tier) => tier.id === id)?.slug ?? '';
  const held = tiers.find(({ id }) => id === membership?.tierId)?.level ?? 0;
  const reached = reachedTier(tiers, progress);
  const isOpen = application !== undefined && openStates.includes(application.state);
  return {
    tiers: tiers.map(({ id: _, perks, ...tier }) => ({ ...tier, perks: [...perks] })),
    progress,
    reached: reached?.slug ?? null,
    membership: membership
      ? {
          tier: findName(membership.tierId),
          state: membership.state,
          since: membership.since.toISOString(),
          valid_until: membership.validUntil.toISOString(),
        }
      : null,
    application: application
      ? {
          tier: findName(application.tierId),
          state: application.state,
          created_at: application.createdAt.toISOString(),
          reason: application.reason,
        }
      : null,
    can_apply: !isOpen && reached !== undefined && reached.level > held,
  };
}

const userId = sql.placeholder('userId');

const allTiers = builtOnce((db: Database) =>
  db.select().from(vipTiers).orderBy(asc(vipTiers.level)).prepare(''),
);

const ownMembership = builtOnce((db: Database) =>
  db.select().from(vipMemberships).where(eq(vipMemberships.userId, userId)).prepare(''),
);

const lastApplication = builtOnce((db: Database) =>
  db
    .select()
    .from(vipApplications)
    .where(eq(vipApplications.userId, userId))
    .orderBy(desc(vipApplications.createdAt), desc(vipApplications.id))
    .limit(1)
    .prepare(''),
);
