import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import type { AnalysisDetail } from '@/lib/data/analyses';
import { formatDateTime } from '@/lib/format/dates';

interface ChangeListProps {
  readonly changes: AnalysisDetail['changes'];
}

/** What was changed after publication; the database keeps it, so that nothing is edited in silence. */
export function ChangeList({ changes }: ChangeListProps) {
  const t = useTranslations('analyses.history');
  return (
    <section>
      <h2 className="font-display text-xl font-semibold">{t('title')}</h2>
      <p className="mt-2 text-sm leading-relaxed text-text-3">{t('locked')}</p>
      {changes.length === 0 ? <p className="mt-4 text-sm text-text-2">{t('none')}</p> : null}
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {changes.map((change) => (
          <li key={`${change.changed_at} ${change.field}`} className="px-4 py-3 text-sm">
            <p className="text-text-2">
              <ChangedField change={change} />
            </p>
            <p className="mt-0.5 text-text-3">
              <RelativeTime iso={change.changed_at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ChangedField({
  change: { field, old_value: old },
}: {
  readonly change: ChangeListProps['changes'][number];
}) {
  const t = useTranslations('analyses');
  if (field === 'content') return `${t('history.content')}: ${t('history.rewritten')}`;
  if (field === 'kickoff_at')
    return `${t('history.kickoff_at')}, ${t('history.was')} ${formatDateTime(old) ?? '–'}`;
  if (field === 'title') return `${t('history.heading')}, ${t('history.was')} ${old ?? '–'}`;
  const result = old === 'won' || old === 'lost' || old === 'void' ? t(`results.${old}`) : '–';
  return `${t('history.result')}, ${t('history.was')} ${result}`;
}
