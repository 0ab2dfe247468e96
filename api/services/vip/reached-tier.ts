import { type VipCounts, vipCriteria } from '@/contract/vip';

interface Tier {
  readonly level: number;
  readonly criteria: VipCounts;
}

/** Whether every criterion of a tier is met. */
export function meets(progress: VipCounts, criteria: VipCounts): boolean {
  return vipCriteria.every((name) => progress[name] >= criteria[name]);
}

/** The highest tier whose criteria are all met; undefined where none is. */
export function reachedTier<T extends Tier>(tiers: readonly T[], progress: VipCounts): T | undefined {
  return tiers
    .filter(({ criteria }) => meets(progress, criteria))
    .reduce<T | undefined>((best, tier) => (best && best.level > tier.level ? best : tier), undefined);
}
