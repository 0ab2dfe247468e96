import { useTranslations } from 'next-intl';
import { Still } from '@/components/ui/still';
import type { Club } from '@/lib/data/to-club';
import { TierCard } from './tier-card';

interface TierGridProps {
  readonly club: Pick<Club, 'tiers'>;
}

/** Every tier, the lowest first. */
export function TierGrid({ club: { tiers } }: TierGridProps) {
  const t = useTranslations('vip');
  return (
    <Still as="section">
      <h2 className="mb-4 font-display text-xl font-semibold">{t('tiers')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-4">
        {tiers.map((tier, place) => (
          <li key={tier.slug} className="min-w-0">
            <TierCard tier={tier} place={place} />
          </li>
        ))}
      </ul>
    </Still>
  );
}
