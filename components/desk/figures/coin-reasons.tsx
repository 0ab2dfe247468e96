import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { CoinFigures } from '@/contract/desk-figures';
import { formatCoins } from '@/lib/format/money';

interface CoinReasonsProps {
  readonly id: string;
  readonly reasons: CoinFigures['reasons'];
}

/** What the Sikke of a span moved for, the reason that moved the most first. */
export function CoinReasons({ id, reasons }: CoinReasonsProps) {
  const t = useTranslations('desk.figures.coins');
  const tReasons = useTranslations('statement.reasons');
  if (reasons.length === 0) return null;
  return (
    <div id={id} className="figure figure-beside scroll-mt-20">
      <DataTable
        caption={t('reasons')}
        isDense
        columns={[
          { title: t('reason') },
          { title: t('came'), align: 'end' },
          { title: t('went'), align: 'end' },
        ]}
        rows={reasons.map(({ reason, came, went }) => ({
          key: reason,
          cells: [tReasons(reason), formatCoins(came), formatCoins(went)],
        }))}
      />
    </div>
  );
}
