import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import type { Analyst } from '@/lib/data/analyses';
import { formatPercent } from '@/lib/format/percent';
import { formatSignedUnits } from '@/lib/format/units';
import { pathTo } from '@/lib/paths';

interface AnalystTableProps {
  readonly analysts: readonly Analyst[];
}

/** What came of each author's picks: nothing is left out, and how it is counted stands below. */
export function AnalystTable({ analysts }: AnalystTableProps) {
  const t = useTranslations('analyses.records');
  const rows = analysts.map(({ slug, name, record: { won, lost, hit_rate, roi, units } }) => ({
    key: slug,
    cells: [
      <SoftLink
        key="name"
        href={pathTo('analyst', slug)}
        className="font-semibold underline-offset-4 hover:underline"
      >
        {name}
      </SoftLink>,
      won,
      lost,
      formatPercent(hit_rate),
      formatPercent(roi),
      formatSignedUnits(units),
    ],
  }));
  const numbers = (['won', 'lost', 'rate', 'roi', 'units'] as const).map((key) => ({
    title: t(key),
    align: 'end' as const,
    isMain: key === 'rate',
  }));
  return (
    <div>
      <DataTable caption={t('title')} columns={[{ title: t('author') }, ...numbers]} rows={rows} />
      <p className="mt-3 max-w-3xl text-sm text-text-3">{t('note')}</p>
    </div>
  );
}
