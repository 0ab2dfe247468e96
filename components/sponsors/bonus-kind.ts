import type { BonusKind } from '@/contract/sponsors';

/** The place of each kind of the contract in a list: one that is missing here does not compile. */
const places: Readonly<Record<BonusKind, number>> = {
  deneme: 0,
  hos_geldin: 1,
  kayip: 2,
  freespin: 3,
  freebet: 4,
};

/** The kinds the site has a name for that occur in `kinds`, each once, in one fixed order. */
export function knownBonuses(kinds: readonly string[]): readonly BonusKind[] {
  return [...new Set(kinds.filter(isKnownBonus))].sort((a, b) => places[a] - places[b]);
}

/** Whether the site has a name for it. */
export function isKnownBonus(kind: string): kind is BonusKind {
  return Object.hasOwn(places, kind);
}
