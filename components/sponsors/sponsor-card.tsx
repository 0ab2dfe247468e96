import type { Sponsor } from '@/lib/data/sponsors';
import { PromotionCode } from './promotion-code';
import { SponsorHead } from './sponsor-head';
import { SponsorLogo } from './sponsor-logo';
import { SponsorMarks } from './sponsor-marks';
import { SponsorMethods } from './sponsor-methods';
import { SponsorNumbers } from './sponsor-numbers';
import { SponsorTerms } from './sponsor-terms';
import { VisitLink } from './visit-link';

interface SponsorCardProps {
  readonly sponsor: Sponsor;
}

/** A card of the grid. */
const upright = {
  frame: 'sponsor-upright',
  logo: 'h-28',
  body: 'contents *:mx-5 sm:*:mx-6',
} as const;

/** VIP lies on its side and is edged in gold. */
const lying = {
  frame: 'flex flex-col border-gold/45 hover:border-gold/80 md:flex-row',
  logo: 'h-32 md:h-auto md:w-60 md:shrink-0',
  body: 'flex min-w-0 grow flex-col gap-5 p-5 pb-4 sm:px-6 sm:pt-6',
} as const;

/** One sponsor: its mark, the bonus in one line, the numbers that decide, and one way out. */
export function SponsorCard({ sponsor }: SponsorCardProps) {
  const look = sponsor.tier === 'vip' ? lying : upright;
  return (
    <article className={`sponsor-card ${look.frame}`}>
      <SponsorLogo sponsor={sponsor} className={look.logo} />
      <div className={look.body}>
        <SponsorHead sponsor={sponsor} />
        <SponsorNumbers sponsor={sponsor} />
        <div className="space-y-3">
          <SponsorMethods methods={sponsor.paymentMethods} />
          <SponsorMarks sponsor={sponsor} />
        </div>
        <div>{sponsor.promotionCode ? <PromotionCode code={sponsor.promotionCode} /> : null}</div>
        <div className="-mt-2 space-y-2">
          <VisitLink sponsor={sponsor} />
          <SponsorTerms sponsor={sponsor} />
        </div>
      </div>
    </article>
  );
}
