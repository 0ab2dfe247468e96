import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreMessages } from '@/components/ui/more-messages';
import type { ScorecardWire } from '@/contract/sponsor-scorecards';
import type { Sponsor } from '@/lib/data/sponsors';
import { knownBonuses } from './bonus-kind';
import { CopiedCodes } from './copied-codes';
import { NoSponsorPicture } from './no-sponsor-picture';
import { knownMethods } from './payment-method';
import { SponsorFilter } from './sponsor-filter';
import { SponsorTable } from './sponsor-table';
import { SponsorTierSection } from './sponsor-tier-section';
import { pathOfView, type SponsorView } from './sponsor-view';
import './sponsor-filter.css';

interface SponsorListProps {
  /** In the order they are shown. */
  readonly sponsors: readonly Sponsor[];
  /** By the slug of their sponsor. */
  readonly scorecards: ReadonlyMap<string, ScorecardWire>;
  readonly view: SponsorView;
  /** The way on where there are none. */
  readonly way: ReactNode;
}

const tiers = ['vip', 'featured', 'normal'] as const satisfies readonly Sponsor['tier'][];

/** The sponsors by tier, and the filter that narrows them; what stands here when there are none. */
export function SponsorList({ sponsors, scorecards, view, way }: SponsorListProps) {
  const t = useTranslations('sponsors');
  const { sponsors: sponsorTexts } = useMessages();
  if (sponsors.length === 0) {
    return (
      <EmptyState picture={<NoSponsorPicture />} title={t('emptyTitle')} text={t('emptyText')} action={way} />
    );
  }
  const { filter, tiers: names, bonuses, methods, views } = sponsorTexts;
  const offered = {
    tiers: tiers.filter((tier) => sponsors.some((one) => one.tier === tier)),
    methods: knownMethods(sponsors.flatMap((one) => one.paymentMethods)),
    bonuses: knownBonuses(sponsors.flatMap((one) => one.bonusKinds)),
  };
  return (
    <div className="sponsor-list">
      <CopiedCodes copied={t('copied')} failed={t('copyFailed')} />
      <MoreMessages messages={{ sponsors: { filter, tiers: names, bonuses, methods, views } }}>
        <SponsorFilter total={sponsors.length} offered={offered} view={view} paths={pathOfView} />
      </MoreMessages>
      {view === 'table' ? (
        <SponsorTable sponsors={sponsors} />
      ) : (
        <div className="space-y-8 sm:space-y-12">
          {tiers.map((tier) => (
            <SponsorTierSection
              key={tier}
              tier={tier}
              scorecards={scorecards}
              sponsors={sponsors.filter((one) => one.tier === tier)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
