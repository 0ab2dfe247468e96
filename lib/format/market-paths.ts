import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
/** The kinds of the market in the order of its tabs, each with the path segment it stands under. */
export const marketTypeSegments = {
  sponsor_bonus: 'sponsor-bonusu',
  free_spin: 'bedava-donus',
  code: 'kod',
  physical: 'urun',
  ticket: 'bilet',
  perk: 'ayricalik',
} as const;

/** One of the kinds. */
export type MarketTypeName = keyof typeof marketTypeSegments;

/** The kinds in order. */
export const marketTypeNames: readonly MarketTypeName[] = [
  'sponsor_bonus',
  'free_spin',
  'code',
  'physical',
  'ticket',
  'perk',
];

/** The kind with this name, `null` for one the site has no word for. */
export function findMarketType(name: string): MarketTypeName | null {
  return marketTypeNames.find((known) => known === name) ?? null;
}

/** The kind that stands under a path segment, `null` for any other text. */
export function marketTypeAt(segment: string): MarketTypeName | null {
  return marketTypeNames.find((known) => marketTypeSegments[known] === segment) ?? null;
}

/** The list of the market: all of it, or one kind. */
export function marketPath(type: MarketTypeName | null): string {
  return type ? pathTo('marketType', marketTypeSegments[type]) : routes.market.path;
}
