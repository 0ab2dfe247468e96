import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import type { LeaderMetricName } from '@/lib/format/leader-paths';
import { formatCoins } from '@/lib/format/money';

interface LeaderValueProps {
  readonly metric: LeaderMetricName;
  readonly value: number;
}

/** What somebody reached: Sikke with their coin, anything else as a number with its word. */
export function LeaderValue({ metric, value }: LeaderValueProps) {
  const t = useTranslations('leadersOwn');
  if (metric === 'coins') return <Coins value={value} label={t('units.coins')} />;
  return (
    <span className="font-display font-semibold whitespace-nowrap tabular-nums">
      {formatCoins(value)} <span className="text-sm font-normal text-text-3">{t(`units.${metric}`)}</span>
    </span>
  );
}
