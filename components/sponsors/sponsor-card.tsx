import { Still } from '@/components/ui/still';
import type { ScorecardWire } from '@/contract/sponsor-scorecards';
import type { Sponsor } from '@/lib/data/sponsors';
import { PromotionCode } from './promotion-code';
import { ScorecardLine } from './scorecard-line';
import { SponsorBonuses } from './sponsor-bonuses';
import { SponsorFoot } from './sponsor-foot';
import { SponsorHead } from './sponsor-head';
import { SponsorLogo } from './sponsor-logo';
import { SponsorMarks } from './sponsor-marks';
import { SponsorMethods } from './sponsor-methods';
import { SponsorNumbers } from './sponsor-numbers';
import { VisitLink } from './visit-link';

interface SponsorCardProps {
  readonly sponsor: Sponsor;
  /** None where the upstream measures none. */
  readonly scorecard: ScorecardWire | undefined;
}

/**
 * One sponsor: its mark, the bonus in one line, the code and the one way out, then the numbers that decide. VIP lies on its side and is edged in
 * gold. The mark comes after the rest and stands in a room that is kept for it: in the middle of a card that still grows, it would
 * move while the document comes in.
 */
export function SponsorCard({ sponsor, scorecard }: SponsorCardProps) {
  const { tier, promotionCode, bonusKinds, paymentMethods } = sponsor;
  return (
    <article className={`sponsor-card ${tier === 'vip' ? 'sponsor-lying' : 'sponsor-upright'}`}>
      <Still className="contents">
        <SponsorHead sponsor={sponsor} />
        <div className="sponsor-ways">
          {promotionCode ? <PromotionCode code={promotionCode} /> : null}
          <VisitLink sponsor={sponsor} />
        </div>
        <SponsorNumbers sponsor={sponsor} />
        <div className="space-y-2.5">
          <SponsorBonuses kinds={bonusKinds} />
          <SponsorMethods methods={paymentMethods} />
          <SponsorMarks sponsor={sponsor} />
          <ScorecardLine scorecard={scorecard} />
        </div>
        <SponsorFoot sponsor={sponsor} />
      </Still>
      <SponsorLogo sponsor={sponsor} />
    </article>
  );
}
