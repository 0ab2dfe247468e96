import { Coins, Money } from '@/components/ui/amount';
import type { Raffle } from '@/lib/data/raffle-view';
import { prizeAt } from './prize-at';

interface PrizeTextProps {
  readonly prizes: Raffle['prizes'];
  /** The place; nothing is shown for one without a prize. */
  readonly position: number | null;
}

/** What a place wins, in one line. */
export function PrizeText({ prizes, position }: PrizeTextProps) {
  const prize = prizeAt(prizes, position);
  if (!prize) return <span>–</span>;
  const { type, title, amount, currency } = prize;
  if (amount === null) return <span>{title}</span>;
  if (type === 'coin') return <Coins value={amount} />;
  return (
    <span>
      {currency === null ? `${amount} × ` : <Money minor={amount} currency={currency} />} {title}
    </span>
  );
}
