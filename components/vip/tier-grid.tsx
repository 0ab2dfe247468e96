import { useTranslations } from 'next-intl';
import type { Club } from '@/lib/data/vip';
import { TierCard } from './tier-card';

interface TierGridProps {
  readonly club: Club;
}

/** Every tier, the lowest first. */
export function TierGrid({ club: { tiers, held, reached } }: TierGridProps) {
  const t = useTranslations('vip');
  return (
    <section>
      <h2 className="mb-4 font-display text-xl font-semibold">{t('tiers')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-4">
        {tiers.map((tier) => (
          <li key={tier.slug} className="min-w-0">
            <TierCard
              tier={tier}
              standing={
                tier.slug === held?.slug ? 'held' : tier.level <= (reached?.level ?? 0) ? 'reached' : 'open'
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
