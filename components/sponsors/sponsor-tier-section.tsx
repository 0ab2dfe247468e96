import { useTranslations } from 'next-intl';
import type { ScorecardWire } from '@/contract/sponsor-scorecards';
import type { Sponsor } from '@/lib/data/sponsors';
import { fitsOf } from './matching';
import { SponsorCard } from './sponsor-card';

interface SponsorTierSectionProps {
  readonly tier: Sponsor['tier'];
  readonly sponsors: readonly Sponsor[];
  /** By the slug of their sponsor. */
  readonly scorecards: ReadonlyMap<string, ScorecardWire>;
}

const grids: Readonly<Record<Sponsor['tier'], string>> = {
  vip: 'grid gap-4 sm:gap-5 xl:grid-cols-2',
  featured: 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3',
  normal: 'grid gap-4 sm:gap-5 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]',
};

/** The sponsors of one tier; nothing where it has none. */
export function SponsorTierSection({ tier, sponsors, scorecards }: SponsorTierSectionProps) {
  const t = useTranslations('sponsors.sections');
  if (sponsors.length === 0) return null;
  const id = `tier-${tier}`;
  return (
    <section
      aria-labelledby={id}
      data-fits={fitsOf(sponsors)}
      className={tier === 'normal' ? 'below-fold' : undefined}
    >
      <h2 id={id} className="mb-3 font-display text-lg font-semibold text-text sm:mb-4">
        {t(tier)}
      </h2>
      <ul className={grids[tier]}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id} data-fits={fitsOf([sponsor])}>
            <SponsorCard sponsor={sponsor} scorecard={scorecards.get(sponsor.slug)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
