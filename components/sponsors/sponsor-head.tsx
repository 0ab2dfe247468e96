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
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 font-display text-lg font-semibold">
          <SoftLink
            href={pathTo('sponsor', sponsor.slug)}
            aria-label={t('sponsorPage.details', { name: sponsor.name })}
            className="block truncate underline-offset-4 hover:underline"
          >
            {sponsor.name}
          </SoftLink>
        </h3>
        {sponsor.tier === 'vip' ? <Badge tone="gold">{t('sponsors.tiers.vip')}</Badge> : null}
      </div>
      {sponsor.bonusText ? (
        <p className="mt-1.5 text-sm leading-snug text-text-2 sm:text-base">{sponsor.bonusText}</p>
      ) : null}
    </div>
  );
}
