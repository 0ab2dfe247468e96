import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { formatAmount } from '@/lib/format/money';

interface EntryTermsProps {
  readonly tournament: Pick<TournamentDetail, 'entryCost' | 'bet' | 'currency'>;
}

/** What taking part costs, and what each duel is played with. */
export function EntryTerms({ tournament: { entryCost, bet, currency } }: EntryTermsProps) {
  const t = useTranslations('tournaments.signUp');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
        {entryCost > 0 ? (
          <>
            {t('cost')} <Coins value={entryCost} />
          </>
        ) : (
          t('freeOfCharge')
        )}
      </p>
      {bet === null ? null : (
        <p className="mt-1 text-sm text-text-2">
          {t('bet')}{' '}
          <span className="font-semibold text-text tabular-nums">{formatAmount(bet, currency)}</span>
        </p>
      )}
    </>
  );
}
