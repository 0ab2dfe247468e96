import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import type { MarketDetail } from '@/lib/data/market';

interface StockLogProps {
  readonly log: MarketDetail['stockLog'];
}

const reasons = ['opening', 'restock', 'order', 'release', 'correction'] as const;

/** Every change of the stock, the newest first: nothing is restocked in secret. */
export function StockLog({ log }: StockLogProps) {
  const t = useTranslations('market.log');
  if (log.length === 0) return null;
  const rows = log.map((line, at) => {
    const reason = reasons.find((known) => known === line.reason);
    return {
      key: `${line.created_at} ${at}`,
      cells: [
        <span key="reason">
          {reason ? t(`reasons.${reason}`) : line.reason}
          {line.note ? <span className="block text-xs text-text-3">{line.note}</span> : null}
        </span>,
        <span key="change" className={line.change > 0 ? 'text-green' : 'text-text-2'}>
          {line.change > 0 ? `+${line.change}` : `−${-line.change}`}
        </span>,
        line.stock_after,
        <span key="time" className="whitespace-nowrap text-text-2">
          <RelativeTime iso={line.created_at} />
        </span>,
      ],
    };
  });
  const columns = [
    { title: t('reason') },
    { title: t('change'), align: 'end' as const },
    { title: t('after'), align: 'end' as const },
    { title: t('time'), align: 'end' as const },
  ];
  return <DataTable caption={t('caption')} columns={columns} rows={rows} />;
}
