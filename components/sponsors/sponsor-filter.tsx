'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FilterChips } from './filter-chips';
import {
  anySponsor,
  countChosen,
  matches,
  type OfferedChoices,
  parseChoice,
  type SponsorChoice,
  toQuery,
} from './matching';
import type { PathOfView, SponsorView } from './sponsor-view';
import { ViewSwitch } from './view-switch';

interface SponsorFilterProps {
  /** How many sponsors the list has. */
  readonly total: number;
  readonly offered: OfferedChoices;
  readonly view: SponsorView;
  readonly paths: PathOfView;
}

/**
 * Narrows the list by tier, kind of bonus and payment method, and chooses how it is shown. The choice stands in the URL; the style sheet does
 * the hiding, and the entries themselves say what fits. Below a desktop's width the groups open over the page.
 */
export function SponsorFilter({ total, offered, view, paths }: SponsorFilterProps) {
  const t = useTranslations('sponsors');
  const { tiers, methods, bonuses } = offered;
  const [choice, choose] = useUrlChoice(offered);
  const count = countChosen(choice) === 0 ? total : countShown(choice);
  const all = { value: '', label: t('filter.all') };
  return (
    <div className="sponsor-bar">
      <button type="button" popoverTarget="sponsor-filter" className={buttonClass('secondary', 'lg:hidden')}>
        {t('filter.open', { count: countChosen(choice) })}
        <Icon name="chevron-down" size={18} />
      </button>
      <ViewSwitch current={view} choice={choice} paths={paths} />
      <form
        id="sponsor-filter"
        popover="auto"
        aria-label={t('filter.label')}
        method="get"
        action={paths[view]}
        className="sheet sponsor-filter"
      >
        <FilterChips
          name="seviye"
          legend={t('filter.tier')}
          options={[all, ...tiers.map((value) => ({ value, label: t(`tiers.${value}`) }))]}
          chosen={choice.tier}
          onChoose={(tier) => choose({ ...choice, tier })}
        />
        {bonuses.length === 0 ? null : (
          <FilterChips
            name="bonus"
            legend={t('filter.bonus')}
            options={[all, ...bonuses.map((value) => ({ value, label: t(`bonuses.${value}`) }))]}
            chosen={choice.bonus}
            onChoose={(bonus) => choose({ ...choice, bonus })}
          />
        )}
        <FilterChips
          name="odeme"
          legend={t('filter.method')}
          options={[all, ...methods.map((value) => ({ value, label: t(`methods.${value}`) }))]}
          chosen={choice.method}
          onChoose={(method) => choose({ ...choice, method })}
        />
      </form>
      <p role="status" className={count === 0 ? 'col-span-full pt-4 text-text-2' : 'sr-only'}>
        {count === 0 ? `${t('filter.none')}. ${t('filter.noneText')}` : t('filter.shown', { count })}
      </p>
    </div>
  );
}

/** How many entries of the page fit; asked once something is chosen, which is in a browser. */
function countShown(choice: SponsorChoice): number {
  const entries = document.querySelectorAll<HTMLElement>('.sponsor-list :is(li, tr)[data-fits]');
  return [...entries].filter(({ dataset }) => matches(dataset.fits ?? '', choice)).length;
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
