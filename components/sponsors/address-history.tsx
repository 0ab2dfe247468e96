import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { SponsorAddress } from '@/lib/data/sponsor-detail';
import { formatDay } from '@/lib/format/dates';

interface AddressHistoryProps {
  /** The present one first. */
  readonly addresses: readonly SponsorAddress[];
}

/** Under which hosts the sponsor was to be found. Text, never links: the one way out is counted and checked. */
export function AddressHistory({ addresses }: AddressHistoryProps) {
  const t = useTranslations('sponsorPage');
  const rows = addresses.map(({ host, since, until }) => ({
    key: `${host} ${since}`,
    cells: [host, formatDay(since), until === null ? t('present') : formatDay(until)],
    isMarked: until === null,
  }));
  return (
    <div className="space-y-4">
      <h2 className="font-display text-xl font-semibold">{t('history')}</h2>
      <p className="max-w-prose text-sm leading-relaxed text-text-2">{t('historyText')}</p>
      {rows.length > 0 ? (
        <DataTable
          caption={t('history')}
          isCaptionHidden
          columns={[{ title: t('host') }, { title: t('since') }, { title: t('until') }]}
          rows={rows}
        />
      ) : (
        <p className="text-sm text-text-3">{t('noHistory')}</p>
      )}
    </div>
  );
}
