import type { BonusKind, PaymentMethod, SponsorTier } from '@/contract/sponsors';

/** What the filter looks at. */
export interface SponsorFacets {
  readonly tier: string;
  readonly methods: readonly string[];
  readonly bonuses: readonly string[];
}

/** A choice; `''` means any. */
export interface SponsorChoice {
  readonly tier: string;
  readonly method: string;
  readonly bonus: string;
}

/** What can be chosen. */
export interface OfferedChoices {
  readonly tiers: readonly SponsorTier[];
  readonly methods: readonly PaymentMethod[];
  readonly bonuses: readonly BonusKind[];
}

/** Nothing is chosen. */
export const anySponsor: SponsorChoice = { tier: '', method: '', bonus: '' };

/** The facets of an entry, as its element in the page has them. */
export function facetsOf({ tier = '', methods = '', bonuses = '' }: DOMStringMap): SponsorFacets {
  return { tier, methods: methods.split(' '), bonuses: bonuses.split(' ') };
}

/** Whether a sponsor fits a choice; components/sponsors/sponsor-filter.css says the same to the browser. */
export function matches(facets: SponsorFacets, { tier, method, bonus }: SponsorChoice): boolean {
  return (
    (tier === '' || facets.tier === tier) &&
    (method === '' || facets.methods.includes(method)) &&
    (bonus === '' || facets.bonuses.includes(bonus))
  );
}

/** The choice a query asks for; what is not offered counts as any. */
export function parseChoice(query: string, offered: OfferedChoices): SponsorChoice {
  const params = new URLSearchParams(query);
  const tier = params.get('seviye') ?? '';
  const method = params.get('odeme') ?? '';
  const bonus = params.get('bonus') ?? '';
  return {
    tier: isIn(offered.tiers, tier) ? tier : '',
    method: isIn(offered.methods, method) ? method : '',
    bonus: isIn(offered.bonuses, bonus) ? bonus : '',
  };
}

function isIn(offered: readonly string[], value: string): boolean {
  return offered.includes(value);
}

/** How many groups are narrowed. */
export function countChosen({ tier, method, bonus }: SponsorChoice): number {
  return [tier, method, bonus].filter((one) => one !== '').length;
}

/** The query of a choice, `''` for none, so that the plain address stays plain. */
export function toQuery({ tier, method, bonus }: SponsorChoice): string {
  const params = new URLSearchParams();
  if (tier) params.set('seviye', tier);
  if (bonus) params.set('bonus', bonus);
  if (method) params.set('odeme', method);
  const text = params.toString();
  return text ? `?${text}` : '';
}
