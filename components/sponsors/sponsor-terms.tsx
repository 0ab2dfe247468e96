import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
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
    <details className="group/terms">
      <summary className="fold -mb-2">
        {t('terms')}
        <Icon name="chevron-down" size={18} className="transition-transform group-open/terms:rotate-180" />
      </summary>
      <div className="sponsor-terms">
        {description ? <p>{description}</p> : null}
        {wageringNotes ? <p>{wageringNotes}</p> : null}
        {lastCheckedAt ? <LastChecked iso={lastCheckedAt} /> : null}
      </div>
    </details>
  );
}
