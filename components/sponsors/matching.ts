import type { BonusKind, PaymentMethod, SponsorTier } from '@/contract/sponsors';

/** What the filter looks at in a sponsor. */
interface Facets {
  readonly tier: SponsorTier;
  readonly bonusKinds: readonly string[];
  readonly paymentMethods: readonly string[];
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

/** The choices that at least one of the sponsors fits, as their element in the page names them (`data-fits`). */
export function fitsOf(sponsors: readonly Facets[]): string {
  const values = sponsors.flatMap(({ tier, bonusKinds, paymentMethods }) => [
    tier,
    ...bonusKinds,
    ...paymentMethods,
  ]);
  return [...new Set(values)].join(' ');
}

/** Whether an element that fits so much fits a choice; components/sponsors/sponsor-filter.css says the same to the browser. */
export function matches(fits: string, { tier, method, bonus }: SponsorChoice): boolean {
  const values = fits.split(' ');
  return [tier, method, bonus].every((value) => value === '' || values.includes(value));
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
