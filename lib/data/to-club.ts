import {
  type VipCounts,
  type VipCriterion,
  type VipTierWire,
  type VipWire,
  vipCriteria,
  vipTermDays,
} from '@/contract/vip';

/** One criterion of a tier: what it asks for, and what the member has. */
export interface Need {
  readonly name: VipCriterion;
  readonly need: number;
  readonly have: number;
}

/** How a member stands to a tier: has it, went through it, may apply for it, goes for it, or comes to it later. */
export type Standing = 'held' | 'passed' | 'reached' | 'next' | 'ahead';

/** A tier as the member sees it. */
export interface Tier extends Pick<VipTierWire, 'slug' | 'name' | 'level' | 'perks'> {
  readonly needs: readonly Need[];
  /** The colour of its medal, `#rrggbb`. */
  readonly tone: string;
  readonly standing: Standing;
  /** How much of the way to it, from the tier below, the member has gone: 0 to 1. */
  readonly way: number;
}

/** What the member works on: the next tier, or to keep the one that is about to end; what is missing for it, and what is not. */
export interface Goal {
  readonly kind: 'reach' | 'keep';
  readonly tier: Tier;
  readonly missing: readonly Need[];
  readonly met: readonly Need[];
}

/** The club as its page shows it: the wire, with the tiers it names in place. */
export interface Club extends Pick<VipWire, 'membership' | 'application' | 'can_apply'> {
  /** The lowest first. */
  readonly tiers: readonly Tier[];
  readonly held: Tier | null;
  readonly reached: Tier | null;
  /** Null at the top. */
  readonly goal: Goal | null;
  /** How long a tier lasts before it is looked at again. */
  readonly termDays: number;
}

/** Reads the club as the wire has it. */
export function toClub(wire: VipWire): Club {
  const { membership, application, can_apply, progress } = wire;
  const sorted = wire.tiers.toSorted((one, other) => one.level - other.level);
  const levelOf = (slug: string | null | undefined) => sorted.find((tier) => tier.slug === slug)?.level ?? 0;
  const [heldLevel, reachedLevel] = [levelOf(membership?.tier), levelOf(wire.reached)];
  const nextLevel =
    reachedLevel > heldLevel ? reachedLevel : sorted.find(({ level }) => level > heldLevel)?.level;
  const levels = { heldLevel, reachedLevel, nextLevel: nextLevel ?? Number.POSITIVE_INFINITY };
  const tiers = sorted.map((tier, at) => toTier(tier, at, progress, levels));
  const held = tiers.find(({ level }) => level === heldLevel) ?? null;
  const reached = tiers.find(({ level }) => level === reachedLevel) ?? null;
  const isEnding = membership?.state === 'expiring' && held !== null && held.needs.some(isMissing);
  const next = tiers.find(({ level }) => level === nextLevel) ?? null;
  const goal = isEnding ? toGoal('keep', held) : next && toGoal('reach', next);
  const own = { membership, application, can_apply };
  return { ...own, tiers, held, reached, goal, termDays: vipTermDays };
}

interface Levels {
  readonly heldLevel: number;
  readonly reachedLevel: number;
  readonly nextLevel: number;
}

/** What a tier does not ask for is left out. */
function toTier(wire: VipTierWire, at: number, progress: VipCounts, levels: Levels): Tier {
  const asked = vipCriteria.filter((name) => wire.criteria[name] > 0);
  const needs = asked.map((name) => ({ name, need: wire.criteria[name], have: progress[name] }));
  const standing = toStanding(wire.level, levels);
  const { slug, name, level, perks } = wire;
  return {
    slug,
    name,
    level,
    perks,
    needs,
    tone: toTone(wire.tone, at),
    standing,
    way: toWay(standing, needs),
  };
}

function toStanding(level: number, { heldLevel, reachedLevel, nextLevel }: Levels): Standing {
  if (level === heldLevel) return 'held';
  if (level < heldLevel) return 'passed';
  if (level <= reachedLevel) return 'reached';
  return level === nextLevel ? 'next' : 'ahead';
}

/** The mean of what is met of each need: a hundred days of membership do not outweigh the one account that is missing. */
function toWay(standing: Standing, needs: readonly Need[]): number {
  if (standing === 'ahead') return 0;
  if (standing !== 'next' || needs.length === 0) return 1;
  const shares = needs.map(({ have, need }) => Math.min(1, Math.max(0, have / need)));
  return shares.reduce((sum, share) => sum + share, 0) / needs.length;
}

const tones = ['#b9784a', '#b7c0cc', '#e0b04a', '#8fd6ea', '#6fc79a', '#d9707c', '#a68fe0'] as const;

/** The tier's own colour, or the one of its place; they begin anew after the seventh. */
function toTone(given: string | null | undefined, at: number): string {
  if (given && /^#[0-9a-f]{6}$/i.test(given)) return given;
  return tones[at % tones.length] ?? tones[0];
}

function toGoal(kind: Goal['kind'], tier: Tier): Goal {
  return {
    kind,
    tier,
    missing: tier.needs.filter(isMissing),
    met: tier.needs.filter((need) => !isMissing(need)),
  };
}

function isMissing({ have, need }: Need): boolean {
  return have < need;
}
