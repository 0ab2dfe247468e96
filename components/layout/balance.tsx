'use client';

import { useTranslations } from 'next-intl';
import { Coin } from '@/components/ui/coin';
import { useChanged } from '@/lib/browser/use-changed';
import { useCounted } from '@/lib/browser/use-counted';
import { formatCoins } from '@/lib/format/money';

interface BalanceProps {
  readonly point: number;
  readonly coinLabel: string;
}

/** The coin and the amount of whole Sikke; when the amount changes the coin turns while the number counts to the new one. */
export function Balance({ point, coinLabel }: BalanceProps) {
  const t = useTranslations('account');
  const hasChanged = useChanged(point);
  const shown = useCounted(point);
  return (
    <span
      title={t('balance', { amount: formatCoins(point) })}
      className="flex items-center gap-2 font-display text-sm font-semibold tabular-nums"
    >
      <Coin key={point} className={hasChanged ? 'animate-coin' : ''} />
      <span>{formatCoins(shown)}</span>
      <span className="sr-only">{coinLabel}</span>
    </span>
  );
}

/** Says a changed balance to who listens: once, the amount it came to, and nothing when the page opens. */
export function BalanceNews({ point }: Pick<BalanceProps, 'point'>) {
  const t = useTranslations('account');
  const hasChanged = useChanged(point);
  return (
    <span role="status" className="sr-only">
      {hasChanged ? t('balance', { amount: formatCoins(point) }) : null}
    </span>
  );
}
