import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';

interface ImportTableProps {
  readonly imports: WagerEventDetail['imports'];
}

/** Every published import of the event, newest first: the trail of its numbers. */
export function ImportTable({ imports }: ImportTableProps) {
  const t = useTranslations('wagerEvents.imports');
  const sources = useTranslations('standings.sources');
  if (imports.length === 0) return null;
  return (
    <DataTable
      caption={t('caption')}
      columns={[
        { title: t('no') },
        { title: t('takenAt') },
        { title: t('source') },
        { title: t('rows'), align: 'end' },
        { title: t('flagged'), align: 'end' },
        { title: t('checksum') },
      ]}
      rows={imports.map((one) => ({
        key: String(one.no),
        cells: [
          one.is_closing ? t('closing', { no: one.no }) : one.no === 1 ? t('baseline') : `#${one.no}`,
          <span key="time" className="whitespace-nowrap">
            {formatDateTime(one.taken_at)}
            {one.note ? (
              <span className="block text-xs whitespace-normal text-text-3">{one.note}</span>
            ) : null}
          </span>,
          sources(one.source),
          formatCoins(one.row_count),
          formatCoins(one.flagged_count),
          <code key="checksum" title={one.checksum} className="text-xs text-text-3">
            {one.checksum.slice(0, 12)}…
          </code>,
        ],
      }))}
    />
  );
}
