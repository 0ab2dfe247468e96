import { Coins, Money } from '../ui/amount';
import type { Prize } from './prize-list';

interface PrizeHeadlineProps {
  readonly prize: Pick<Prize, 'type' | 'title' | 'amount' | 'currency'>;
}

/** A prize in one line: coins as coins, money as money, and what it is. */
export function PrizeHeadline({ prize: { type, title, amount, currency } }: PrizeHeadlineProps) {
  if (amount === null) return <span>{title}</span>;
  if (type === 'coin') return <Coins value={amount} />;
  if (currency !== null)
    return (
      <span>
        <Money minor={amount} currency={currency} /> {title}
      </span>
    );
  return (
    <span className="tabular-nums">
      {amount} {title}
    </span>
  );
}
