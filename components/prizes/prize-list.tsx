import { useTranslations } from 'next-intl';
import { Coins, Money } from '../ui/amount';

/** A prize of a rank or of a range of ranks; `amount` in whole Sikke for `coin`, in minor units of `currency` for money. */
export interface Prize {
  readonly rank_from: number;
  readonly rank_to: number;
  readonly type: 'coin' | 'sponsor_bonus' | 'free_spin' | 'physical' | 'code';
  readonly title: string;
  readonly amount: number | null;
  readonly currency: string | null;
}

interface PrizeListProps {
  readonly prizes: readonly Prize[];
}

/** Prizes by rank, the first one first. */
export function PrizeList({ prizes }: PrizeListProps) {
  const t = useTranslations('prizes');
  const sorted = [...prizes].sort((a, b) => a.rank_from - b.rank_from);
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {sorted.map((prize) => (
        <li
          key={`${prize.rank_from} ${prize.title}`}
          className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 px-4 py-3 min-[24rem]:grid-cols-[6.5rem_1fr_auto]"
        >
          <span className="font-display font-semibold text-text-2 tabular-nums">
            {prize.rank_from === prize.rank_to
              ? t('rank', { rank: prize.rank_from })
              : t('ranks', { from: prize.rank_from, to: prize.rank_to })}
          </span>
          <span className="min-w-0 text-sm">{prize.title}</span>
          <PrizeAmount prize={prize} />
        </li>
      ))}
    </ol>
  );
}

function PrizeAmount({ prize: { type, amount, currency } }: { readonly prize: Prize }) {
  const t = useTranslations('prizes');
  if (amount === null) return null;
  if (type === 'coin') return <Coins value={amount} />;
  if (currency !== null) return <Money minor={amount} currency={currency} />;
  return <span className="text-sm tabular-nums">{t('pieces', { count: amount })}</span>;
}
