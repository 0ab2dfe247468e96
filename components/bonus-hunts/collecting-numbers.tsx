import { useTranslations } from 'next-intl';
import type { Hunt } from '@/lib/data/hunt-view';
import { formatAmount } from '@/lib/format/money';
import { BoardNumber } from './board-number';

interface CollectingNumbersProps {
  readonly hunt: Hunt;
}

/** While bonuses are still collected nothing can be averaged yet: how many there are, what it began with, how many guess. */
export function CollectingNumbers({ hunt }: CollectingNumbersProps) {
  const t = useTranslations('huntBoard');
  const { state, figures, start_balance, currency, guess_count, is_guessing_open: isSealed } = hunt;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-7 lg:grid-cols-[1.5fr_1fr_1fr] lg:items-end">
      <BoardNumber
        isMain
        name={t('collected')}
        value={figures.bonus_count}
        note={state === 'cancelled' ? null : t('costUnknown')}
      />
      <BoardNumber name={t('money.start')} value={formatAmount(start_balance, currency)} />
      <BoardNumber name={t('guesses')} value={guess_count} note={isSealed ? t('sealed') : null} />
    </dl>
  );
}
