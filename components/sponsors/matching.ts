/** What the filter looks at. */
export interface SponsorFacets {
  readonly tier: string;
  readonly methods: readonly string[];
}

/** A choice; `''` means any. */
export interface SponsorChoice {
  readonly tier: string;
  readonly method: string;
}

/** Whether a sponsor fits a choice; components/sponsors/sponsor-filter.css says the same to the browser. */
export function matches(facets: SponsorFacets, { tier, method }: SponsorChoice): boolean {
  return (tier === '' || facets.tier === tier) && (method === '' || facets.methods.includes(method));
}

/** The choice a query asks for; what is not offered counts as any. */
export function choiceOf(
  query: string,
  offered: { tiers: readonly string[]; methods: readonly string[] },
): SponsorChoice {
  const params = new URLSearchParams(query);
  const tier = params.get('seviye') ?? '';
  const method = params.get('odeme') ?? '';
  return {
    tier: offered.tiers.includes(tier) ? tier : '',
    method: offered.methods.includes(method) ? method : '',
  };
}

/** The query of a choice, `''` for none, so that the plain address stays plain. */
export function queryOf({ tier, method }: SponsorChoice): string {
  const params = new URLSearchParams();
  if (tier) params.set('seviye', tier);
  if (method) params.set('odeme', method);
  const text = params.toString();
  return text ? `?${text}` : '';
}
