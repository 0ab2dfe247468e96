'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { routes } from '@/lib/routes';
import { knownBonuses } from './bonus-kind';
import { FilterChips } from './filter-chips';
import {
  anySponsor,
  matches,
  type OfferedChoices,
  parseChoice,
  type SponsorChoice,
  type SponsorFacets,
  toQuery,
} from './matching';
import { knownMethods } from './payment-method';

interface SponsorFilterProps {
  readonly facets: readonly SponsorFacets[];
}

const tierOrder = ['vip', 'featured', 'normal'] as const;

/** Narrows the list by tier, kind of bonus and payment method. The choice stands in the URL; the style sheet does the hiding. */
export function SponsorFilter({ facets }: SponsorFilterProps) {
  const t = useTranslations('sponsors');
  const tiers = tierOrder.filter((tier) => facets.some((one) => one.tier === tier));
  const methods = knownMethods(facets.flatMap((one) => one.methods));
  const bonuses = knownBonuses(facets.flatMap((one) => one.bonuses));
  const [choice, choose] = useUrlChoice({ tiers, methods, bonuses });
  const count = facets.filter((one) => matches(one, choice)).length;
  return (
    <form
      aria-label={t('filter.label')}
      method="get"
      action={routes.sponsors.path}
      className="mb-10 space-y-4"
    >
      <FilterChips
        name="seviye"
        legend={t('filter.tier')}
        options={[
          { value: '', label: t('filter.all') },
          ...tiers.map((value) => ({ value, label: t(`tiers.${value}`) })),
        ]}
        chosen={choice.tier}
        onChoose={(tier) => choose({ ...choice, tier })}
      />
      {bonuses.length === 0 ? null : (
        <FilterChips
          name="bonus"
          legend={t('filter.bonus')}
          options={[
            { value: '', label: t('filter.all') },
            ...bonuses.map((value) => ({ value, label: t(`bonuses.${value}`) })),
          ]}
          chosen={choice.bonus}
          onChoose={(bonus) => choose({ ...choice, bonus })}
        />
      )}
      <FilterChips
        name="odeme"
        legend={t('filter.method')}
        options={[
          { value: '', label: t('filter.all') },
          ...methods.map((value) => ({ value, label: t(`methods.${value}`) })),
        ]}
        chosen={choice.method}
        onChoose={(method) => choose({ ...choice, method })}
      />
      <p role="status" className={count === 0 ? 'pt-6 text-text-2' : 'sr-only'}>
        {count === 0 ? `${t('filter.none')}. ${t('filter.noneText')}` : t('filter.shown', { count })}
      </p>
    </form>
  );
}

/** The choice, read from the URL after hydration (the prerendered page knows no query) and written back without a navigation. */
function useUrlChoice(offered: OfferedChoices) {
  const [choice, setChoice] = useState<SponsorChoice>(anySponsor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, on arrival
  useEffect(() => setChoice(parseChoice(window.location.search, offered)), []);
  const choose = (next: SponsorChoice) => {
    setChoice(next);
    window.history.replaceState(null, '', `${window.location.pathname}${toQuery(next)}`);
  };
  return [choice, choose] as const;
}
