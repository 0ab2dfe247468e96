import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { SponsorDetail } from '@/lib/data/sponsor-detail';
import { CopiedCodes } from './copied-codes';
import { PromotionCode } from './promotion-code';
import { SponsorLogo } from './sponsor-logo';
import { VisitLink } from './visit-link';

interface SponsorHeroProps {
  readonly sponsor: SponsorDetail;
}

/** The top of a sponsor's page: its mark, its bonus and the one way out; or that it is no longer recommended. */
export function SponsorHero({ sponsor }: SponsorHeroProps) {
  const t = useTranslations();
  const { name, tier, bonusText, promotionCode, isActive } = sponsor;
  return (
    <div className="relative overflow-hidden rounded-panel border border-line bg-surface pt-40 md:pt-0 md:pl-80">
      <div className="min-w-0 space-y-5 p-5 sm:p-8">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="font-display text-3xl font-bold tracking-tight sm:text-4xl">{name}</h1>
          {tier === 'vip' ? <Badge tone="gold">{t('sponsors.tiers.vip')}</Badge> : null}
        </div>
        {isActive ? (
          <>
            <p className="text-lg text-text-2">{bonusText ?? t('sponsorPage.noBonus')}</p>
            <div className="grid gap-3 sm:max-w-lg sm:grid-cols-2 sm:items-center">
              <VisitLink sponsor={sponsor} />
              {promotionCode ? <PromotionCode code={promotionCode} /> : null}
            </div>
            <CopiedCodes copied={t('sponsors.copied')} failed={t('sponsors.copyFailed')} />
          </>
        ) : (
          <div className="rounded-card border border-red/40 bg-red/10 px-4 py-3">
            <p className="font-semibold">{t('sponsorPage.inactiveTitle')}</p>
            <p className="mt-1 text-sm leading-relaxed text-text-2">{t('sponsorPage.inactiveText')}</p>
          </div>
        )}
      </div>
      {/* Last, in a room that is kept for it, as on a lying card. */}
      <SponsorLogo
        sponsor={{ ...sponsor, tier: 'vip' }}
        className="absolute inset-x-0 top-0 h-40 md:inset-y-0 md:right-auto md:h-auto md:w-80"
      />
    </div>
  );
}
