import type { Sponsor } from '@/lib/data/sponsors';
import { PromotionCode } from './promotion-code';
import { SponsorBonuses } from './sponsor-bonuses';
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

/**
 * VIP lies on its side and is edged in gold. Its mark comes after the rest and stands in a room that is kept for it: in the
 * middle of a card that still grows, it would move while the document comes in.
 */
const lying = {
  frame: 'relative border-gold/45 pt-32 hover:border-gold/80 md:pt-0 md:pl-60',
  logo: 'absolute inset-x-0 top-0 h-32 md:inset-y-0 md:right-auto md:h-auto md:w-60',
  body: 'flex min-w-0 flex-col gap-5 p-5 pb-4 sm:px-6 sm:pt-6',
} as const;

/** One sponsor: its mark, the bonus in one line, the numbers that decide, and one way out. */
export function SponsorCard({ sponsor }: SponsorCardProps) {
  const isLying = sponsor.tier === 'vip';
  const look = isLying ? lying : upright;
  const logo = <SponsorLogo sponsor={sponsor} className={look.logo} />;
  return (
    <article className={`sponsor-card ${look.frame}`}>
      {isLying ? null : logo}
      <div className={look.body}>
        <SponsorHead sponsor={sponsor} />
        <SponsorNumbers sponsor={sponsor} />
        <div className="space-y-3">
          <SponsorBonuses kinds={sponsor.bonusKinds} />
          <SponsorMethods methods={sponsor.paymentMethods} />
          <SponsorMarks sponsor={sponsor} />
        </div>
        <div>{sponsor.promotionCode ? <PromotionCode code={sponsor.promotionCode} /> : null}</div>
        <div className="-mt-2 space-y-2">
          <VisitLink sponsor={sponsor} />
          <SponsorTerms sponsor={sponsor} />
        </div>
      </div>
      {isLying ? logo : null}
    </article>
  );
}
