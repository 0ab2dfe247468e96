import type { Sponsor } from '@/lib/data/sponsors';
import { LastChecked } from './last-checked';
import { SponsorTerms } from './sponsor-terms';

interface SponsorFootProps {
  readonly sponsor: Sponsor;
}

/** The last row of a card: the way to the small print, and when the team last looked. Its row stays where there is neither. */
export function SponsorFoot({ sponsor }: SponsorFootProps) {
  const { lastCheckedAt } = sponsor;
  return (
    <div className="sponsor-foot">
      <SponsorTerms sponsor={sponsor} />
      {lastCheckedAt ? <LastChecked iso={lastCheckedAt} /> : null}
    </div>
  );
}
