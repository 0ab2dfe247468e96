import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { isKnownBonus } from './bonus-kind';

interface SponsorBonusesProps {
  readonly kinds: readonly string[];
}

/** The kinds of bonus a sponsor gives, each a word; one the site does not know is shown as it was sent. */
export function SponsorBonuses({ kinds }: SponsorBonusesProps) {
  const t = useTranslations('sponsors');
  if (kinds.length === 0) return null;
  return (
    <ul aria-label={t('bonusesLabel')} className="flex flex-wrap gap-1.5">
      {kinds.map((kind) => (
        <li key={kind}>
          <Badge>{isKnownBonus(kind) ? t(`bonuses.${kind}`) : kind}</Badge>
        </li>
      ))}
    </ul>
  );
}
