import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Sponsor } from '@/lib/data/sponsors';

interface SponsorHeadProps {
  readonly sponsor: Pick<Sponsor, 'name' | 'tier' | 'bonusText'>;
}

/** Name and bonus. Only VIP wears a badge: the other tiers are named by the section they stand in. */
export function SponsorHead({ sponsor }: SponsorHeadProps) {
  const t = useTranslations('sponsors.tiers');
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h3 className="truncate font-display text-lg font-semibold">{sponsor.name}</h3>
        {sponsor.tier === 'vip' ? <Badge tone="gold">{t('vip')}</Badge> : null}
      </div>
      {sponsor.bonusText ? <p className="mt-1.5 leading-snug text-text-2">{sponsor.bonusText}</p> : null}
    </div>
  );
}
