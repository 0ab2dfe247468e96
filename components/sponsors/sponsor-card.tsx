import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Sponsor } from '@/lib/data/sponsors';
import { PromotionCode } from './promotion-code';
import { SponsorLogo } from './sponsor-logo';
import { SponsorMarks } from './sponsor-marks';
import { SponsorMethods } from './sponsor-methods';
import { SponsorNumbers } from './sponsor-numbers';
import { SponsorTerms } from './sponsor-terms';
import { VisitLink } from './visit-link';

interface SponsorCardProps {
  readonly sponsor: Sponsor;
}

/** One sponsor: its mark, the bonus in one line, the numbers that decide, and one way out. VIP lies on its side and is edged in gold. */
export function SponsorCard({ sponsor }: SponsorCardProps) {
  const t = useTranslations('sponsors.tiers');
  const isVip = sponsor.tier === 'vip';
  return (
    <article
      className={`flex w-full min-w-0 flex-col overflow-hidden rounded-panel border bg-surface transition-colors ${
        isVip ? 'border-gold/45 hover:border-gold/80 md:flex-row' : 'border-line hover:border-line-strong'
      }`}
    >
      <SponsorLogo sponsor={sponsor} className={isVip ? 'h-32 md:h-auto md:w-60 md:shrink-0' : 'h-28'} />
      <div className="flex min-w-0 grow flex-col gap-5 p-5 sm:p-6">
        <div>
          <div className="flex items-center justify-between gap-3">
            <h3 className="truncate font-display text-lg font-semibold">{sponsor.name}</h3>
            {sponsor.tier === 'normal' ? null : (
              <Badge tone={isVip ? 'gold' : 'line'}>{t(sponsor.tier)}</Badge>
            )}
          </div>
          {sponsor.bonusText ? <p className="mt-1.5 leading-snug text-text-2">{sponsor.bonusText}</p> : null}
        </div>
        <SponsorNumbers sponsor={sponsor} />
        <SponsorMethods methods={sponsor.paymentMethods} />
        <SponsorMarks sponsor={sponsor} />
        <div className="mt-auto space-y-3">
          {sponsor.promotionCode ? <PromotionCode code={sponsor.promotionCode} /> : null}
          <VisitLink sponsor={sponsor} />
          <SponsorTerms sponsor={sponsor} />
        </div>
      </div>
    </article>
  );
}
