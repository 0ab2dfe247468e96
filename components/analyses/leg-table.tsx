import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { AnalysisDetail } from '@/lib/data/analyses';
import { formatOdds } from '@/lib/format/odds';

interface LegTableProps {
  readonly legs: AnalysisDetail['legs'];
}

/** The matches of a coupon. */
export function LegTable({ legs }: LegTableProps) {
  const t = useTranslations('analyses.legs');
  const rows = legs.map(({ league, match, pick, odds }) => ({
    key: `${match} ${pick}`,
    cells: [
      <span key="match">
        {match} <span className="block text-xs text-text-3">{league}</span>
      </span>,
      pick,
      formatOdds(odds),
    ],
  }));
  const columns = [{ title: t('match') }, { title: t('pick') }, { title: t('odds'), align: 'end' as const }];
  return <DataTable caption={t('title')} columns={columns} rows={rows} />;
}
