import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { MarketItem } from '@/lib/data/market';

interface StockLineProps {
  readonly item: Pick<MarketItem, 'state' | 'stock'>;
}

/** Whether there is any, and how many. */
export function StockLine({ item: { state, stock } }: StockLineProps) {
  const t = useTranslations('market.stock');
  if (state === 'sold_out') return <Badge>{t('soldOut')}</Badge>;
  if (state === 'paused') return <Badge>{t('paused')}</Badge>;
  return (
    <span className="text-sm text-text-2 tabular-nums">
      {stock === null ? t('unlimited') : t('left', { count: stock })}
    </span>
  );
}
