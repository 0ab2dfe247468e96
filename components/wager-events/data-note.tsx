import { useTranslations } from 'next-intl';
import type { WagerData } from '@/lib/data/wager-event-view';
import { formatDateTime } from '@/lib/format/dates';

interface DataNoteProps {
  /** Null while no data was published. */
  readonly data: WagerData | null;
}

/** Where the numbers beside it come from: time, source and number of the import. */
export function DataNote({ data }: DataNoteProps) {
  const t = useTranslations('standings');
  if (data === null) return <p className="text-xs text-text-3">{t('noData')}</p>;
  return (
    <p className="text-xs leading-relaxed text-text-3 tabular-nums">
      {t('data', {
        time: formatDateTime(data.takenAt) ?? '',
        source: t(`sources.${data.source}`),
        no: data.no,
      })}
    </p>
  );
}
