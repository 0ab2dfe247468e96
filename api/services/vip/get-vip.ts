import { eq, sql } from 'drizzle-orm';
import type { VipWire } from '@/contract/vip';
import type { ServiceContext } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/users';
import { vipApplications } from '../../db/schema/vip-applications';
import { vipMemberships } from '../../db/schema/vip-memberships';
import type { vipTiers } from '../../db/schema/vip-tiers';
import { reachedTier } from './reached-tier';
import { noProgress, progressColumns, progressMoments } from './vip-progress';

const openStates: readonly string[] = ['pending', 'in_review', 'needs_info'];

/** The club as a member sees it: tiers, own progress, membership, the last application, and whether one can be made now. */
export async function getVip(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  userId: string,
): Promise<VipWire> {
  const [found] = await clubOf(db).execute({ userId, ...progressMoments(clock.now()) });
  const { tiers, progress, membership, application } = found ?? nothing;
  const findName = (id: number) => tiers.find((tier) => tier.id === id)?.slug ?? '';
  const held = tiers.find(({ id }) => id === membership?.tierId)?.level ?? 0;
  const reached = reachedTier(tiers, progress);
  const isOpen = application !== null && openStates.includes(application.state);
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

type Tier = typeof vipTiers.$inferSelect;

/** What an account is shown that went while it asked. */
const nothing = { tiers: [], progress: noProgress, membership: null, application: null };

const allTiers = sql<
  Tier[]
>`(select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name,
  'level', t.level, 'criteria', t.criteria, 'perks', t.perks, 'tone', t.tone) order by t.level), '[]') from vip_tiers t)`;
const lastApplication = sql`(select a.id from vip_applications a
  where a.user_id = users.id order by a.created_at desc, a.id desc limit 1)`;

/** All of it in one statement, with the columns that are shown. */
const clubOf = builtOnce((db: Database) => {
  const { tierId, state, since, validUntil } = vipMemberships;
  return db
    .select({
      tiers: allTiers,
      progress: progressColumns(),
      membership: { tierId, state, since, validUntil },
      application: {
        tierId: vipApplications.tierId,
        state: vipApplications.state,
        createdAt: vipApplications.createdAt,
        reason: vipApplications.reason,
      },
    })
    .from(users)
    .leftJoin(vipMemberships, eq(vipMemberships.userId, users.id))
    .leftJoin(vipApplications, eq(vipApplications.id, lastApplication))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('');
});
