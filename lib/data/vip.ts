import 'server-only';
import {
  type VipCounts,
  type VipCriterion,
  type VipTierWire,
  type VipWire,
  vipAnswerSchema,
  vipCriteria,
} from '@/contract/vip';
import { readOwn } from './read-own';

/** One criterion of a tier: what it asks for, and what the member has. */
export interface Need {
  readonly name: VipCriterion;
  readonly need: number;
  readonly have: number;
}

/** A tier with the member's progress towards it. */
export interface Tier extends Omit<VipTierWire, 'criteria'> {
  readonly needs: readonly Need[];
}

/** The club as its page shows it: the wire, with the tiers it names in place. */
export interface Club extends Pick<VipWire, 'membership' | 'application' | 'can_apply'> {
  readonly tiers: readonly Tier[];
  readonly held: Tier | null;
  readonly reached: Tier | null;
  /** The tier above the one that is held; null at the top. */
  readonly next: Tier | null;
}

/** The viewer's own view of the club; null where the upstream has none, or no tiers. */
export async function getClub(): Promise<Club | null> {
  const data = (await readOwn('/vip', vipAnswerSchema))?.data;
  if (!data || data.tiers.length === 0) return null;
  const tiers = data.tiers.map((tier) => withNeeds(tier, data.progress));
  const findTier = (slug: string | null | undefined) => tiers.find((tier) => tier.slug === slug) ?? null;
  const held = findTier(data.membership?.tier);
  const next = tiers.find(({ level }) => level > (held?.level ?? 0)) ?? null;
  const { membership, application, can_apply } = data;
  return { membership, application, can_apply, tiers, held, next, reached: findTier(data.reached) };
}

/** What a tier does not ask for is left out. */
function withNeeds({ criteria, ...tier }: VipTierWire, progress: VipCounts): Tier {
  const asked = vipCriteria.filter((name) => criteria[name] > 0);
  return { ...tier, needs: asked.map((name) => ({ name, need: criteria[name], have: progress[name] })) };
}
