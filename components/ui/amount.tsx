import { useTranslations } from 'next-intl';
import { formatAmount, formatCoins } from '@/lib/format/money';
import { Coin } from './coin';

interface CoinsProps {
  /** Whole Sikke. */
  readonly value: number;
  /** The coin's name as configured; the product's own name otherwise. */
  readonly label?: string;
}

/** An amount of Sikke with its coin: gold belongs to it alone. The name is said, not shown: the coin shows it. */
export function Coins({ value, label }: CoinsProps) {
  const t = useTranslations('amount');
  return (
    <span className="coins">
      <Coin />
      {formatCoins(value)}
      <span className="sr-only">{label ?? t('coin')}</span>
    </span>
  );
}

interface MoneyProps {
  /** Kuruş, cent. */
  readonly minor: number;
  readonly currency: string;
}

/** An amount of money in tabular figures: `₺1,250.00` (D21). */
export function Money({ minor, currency }: MoneyProps) {
  return <span className="money">{formatAmount(minor, currency)}</span>;
}
