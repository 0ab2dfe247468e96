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
    <ul className="sponsor-marks">
      {sponsor.countsForTickets ? (
        <li>
          <Icon name="ticket" size={16} />
          {t('tickets')}
        </li>
      ) : null}
      {sponsor.countsForRaces ? (
        <li>
          <Icon name="trophy" size={16} />
          {t('races')}
        </li>
      ) : null}
    </ul>
  );
}
