import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Sponsor } from '@/lib/data/sponsors';

interface SponsorMarksProps {
  readonly sponsor: Pick<Sponsor, 'countsForTickets' | 'countsForRaces'>;
}

/** What a deposit at this sponsor counts for in the community. */
export function SponsorMarks({ sponsor }: SponsorMarksProps) {
  const t = useTranslations('sponsors');
  if (!sponsor.countsForTickets && !sponsor.countsForRaces) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-text-2">
      {sponsor.countsForTickets ? (
        <li className="flex items-center gap-1.5">
          <Icon name="ticket" size={16} className="text-green" />
          {t('tickets')}
        </li>
      ) : null}
      {sponsor.countsForRaces ? (
        <li className="flex items-center gap-1.5">
          <Icon name="trophy" size={16} className="text-green" />
          {t('races')}
        </li>
      ) : null}
    </ul>
  );
}
