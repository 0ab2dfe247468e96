import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { SoftLink } from '@/components/ui/soft-link';
import type { Sponsor } from '@/lib/data/sponsors';
import { pathTo } from '@/lib/paths';

interface SponsorHeadProps {
  readonly sponsor: Pick<Sponsor, 'name' | 'slug' | 'tier' | 'bonusText'>;
}

/** Name and bonus. Only VIP wears a badge: the other tiers are named by the section they stand in. */
export function SponsorHead({ sponsor }: SponsorHeadProps) {
  const t = useTranslations();
  return (
    <div className="sponsor-head">
      <div>
        <h3>
          <SoftLink
            href={pathTo('sponsor', sponsor.slug)}
            aria-label={t('sponsorPage.details', { name: sponsor.name })}
          >
            {sponsor.name}
          </SoftLink>
        </h3>
        {sponsor.tier === 'vip' ? <Badge tone="gold">{t('sponsors.tiers.vip')}</Badge> : null}
      </div>
      {sponsor.bonusText ? <p>{sponsor.bonusText}</p> : null}
    </div>
  );
}
