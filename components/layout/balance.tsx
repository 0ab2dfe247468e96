'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Coin } from '@/components/ui/coin';
import { formatCoins } from '@/lib/format/money';

interface BalanceProps {
  readonly point: number;
  readonly coinLabel: string;
}

/** The coin and the amount of whole Sikke; the coin turns once when the amount changes. */
export function Balance({ point, coinLabel }: BalanceProps) {
  const t = useTranslations('account');
  const hasChanged = useChanged(point);
  const amount = formatCoins(point);
  return (
    <span
      title={t('balance', { amount, coin: coinLabel })}
      className="flex items-center gap-2 font-display text-sm font-semibold tabular-nums"
    >
      <Coin key={point} className={hasChanged ? 'animate-coin' : ''} />
      <span>{amount}</span>
      <span className="sr-only">{coinLabel}</span>
    </span>
  );
}

/** Whether `value` differs from the first one seen. */
function useChanged(value: number): boolean {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => setChanged((before) => before || value !== first), [value, first]);
  return hasChanged;
}
