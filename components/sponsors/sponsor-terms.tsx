import { useTranslations } from 'next-intl';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { Sponsor } from '@/lib/data/sponsors';
import { LastChecked } from './last-checked';

interface SponsorTermsProps {
  readonly sponsor: Sponsor;
}

/** The small print in a disclosure: what the sponsor is, the çevrim terms, and when the team last looked. */
export function SponsorTerms({ sponsor }: SponsorTermsProps) {
  const t = useTranslations('sponsors');
  const { description, wageringNotes, lastCheckedAt } = sponsor;
  if (!description && !wageringNotes && !lastCheckedAt) return null;
  return (
    <details>
      <FoldSummary className="-mb-2">{t('terms')}</FoldSummary>
      <div className="sponsor-terms">
        {description ? <p>{description}</p> : null}
        {wageringNotes ? <p>{wageringNotes}</p> : null}
        {lastCheckedAt ? <LastChecked iso={lastCheckedAt} /> : null}
      </div>
    </details>
  );
}
