import { useTranslations } from 'next-intl';
import { MoreLink } from '@/components/ui/more-link';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { pathTo } from '@/lib/paths';
import { GuessTable } from './guess-table';

interface NearestGuessesProps {
  readonly hunt: HuntDetail;
}

/** The guesses that lead at this moment, or won, with the way to all of them; the same on the server and in the island that keeps it fresh. */
export function NearestGuesses({ hunt }: NearestGuessesProps) {
  const t = useTranslations('bonusHunts');
  return (
    <div className="min-w-0 space-y-3">
      <GuessTable
        hunt={hunt}
        guesses={hunt.guesses}
        caption={t(hunt.end_balance === null ? 'nearest' : 'ranking')}
        isShort
      />
      <MoreLink href={pathTo('guesses', hunt.slug)}>{t('allGuesses', { count: hunt.guess_count })}</MoreLink>
    </div>
  );
}
