import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { SoftLink } from '@/components/ui/soft-link';
import type { OddRecord } from '@/lib/data/special-odd-view';
import { pathTo } from '@/lib/paths';
import { HitRate } from './hit-rate';

interface RecordTableProps {
  readonly records: readonly OddRecord[];
}

/** What became of each sponsor's odds over all time; a name leads to that sponsor's results. */
export function RecordTable({ records }: RecordTableProps) {
  const t = useTranslations('specialOdds.record');
  const columns = [
    { title: t('sponsor') },
    { title: t('hitRate'), isMain: true },
    { title: t('won'), align: 'end' },
    { title: t('lost'), align: 'end' },
    { title: t('void'), align: 'end' },
  ] as const;
  const rows = records.map((record) => ({
    key: record.sponsor.name,
    cells: [
      <Results key="name" record={record} />,
      <HitRate key="rate" counts={record} />,
      record.won,
      record.lost,
      record.void,
    ],
  }));
  return <DataTable caption={t('title')} columns={columns} rows={rows} />;
}

function Results({ record: { sponsor } }: { readonly record: OddRecord }) {
  if (sponsor.slug === null) return sponsor.name;
  return (
    <SoftLink
      href={pathTo('sponsorResults', sponsor.slug)}
      className="font-semibold rounded-sm underline-offset-4 hover:underline"
    >
      {sponsor.name}
    </SoftLink>
  );
}
