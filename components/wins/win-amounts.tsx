import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import type { Win } from '@/lib/data/win-view';

interface WinAmountsProps {
  readonly win: Pick<Win, 'bet' | 'win' | 'currency'>;
}

/** What was staked and what came back: green, because it is a win. */
export function WinAmounts({ win: { bet, win, currency } }: WinAmountsProps) {
  const t = useTranslations('wins');
  return (
    <dl className="win-amounts">
      <div>
        <dt>{t('bet')}</dt>
        <dd className="text-text-2">
          <Money minor={bet} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('win')}</dt>
        <dd className="font-semibold text-green">
          <Money minor={win} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
