import { getTranslations } from 'next-intl/server';
import { Coin } from '@/components/ui/coin';
import { getMain } from '@/lib/data/main';
import { formatCoins } from '@/lib/format/money';

interface BalanceCardProps {
  /** Whole Sikke. */
  readonly point: number;
}

/** The balance, large, with its coin. */
export async function BalanceCard({ point }: BalanceCardProps) {
  const t = await getTranslations('account.fields');
  const { coinLabel } = await getMain();
  return (
    <div className="flex items-center gap-5 rounded-panel border border-line bg-surface p-6">
      <Coin size={56} />
      <div className="min-w-0">
        <p className="text-sm text-text-3">{t('balance')}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 font-display text-3xl font-bold tabular-nums">
          {formatCoins(point)}
          <span className="text-base font-medium text-text-2">{coinLabel}</span>
        </p>
      </div>
    </div>
  );
}
