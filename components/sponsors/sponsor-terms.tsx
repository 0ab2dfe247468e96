import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
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
      <summary className="-mb-2 flex min-h-11 list-none items-center justify-between gap-3 text-sm font-medium text-text-2 select-none hover:text-text [&::-webkit-details-marker]:hidden">
        {t('terms')}
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
          className="transition-transform group-open/terms:rotate-180"
        />
      </summary>
      <div className="space-y-3 pt-3 text-sm leading-relaxed text-text-2">
        {description ? <p>{description}</p> : null}
        {wageringNotes ? <p>{wageringNotes}</p> : null}
        {lastCheckedAt ? <LastChecked iso={lastCheckedAt} /> : null}
      </div>
    </details>
  );
}
