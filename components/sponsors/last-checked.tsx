import { useTranslations } from 'next-intl';
import { formatDateTime, formatRelative } from '@/lib/format/dates';

interface LastCheckedProps {
  /** ISO time. */
  readonly iso: string;
}

/** When the team last looked at a sponsor: relative, as of the making of the page, and exact on hover. */
export function LastChecked({ iso }: LastCheckedProps) {
  const t = useTranslations('sponsors');
  const time = formatRelative(iso, Date.now());
  if (time === null) return null;
  return (
    <p className="sponsor-checked">
      <time dateTime={iso} title={formatDateTime(iso) ?? undefined}>
        {t('checked', { time })}
      </time>
    </p>
  );
}
