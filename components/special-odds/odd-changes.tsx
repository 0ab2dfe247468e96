import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import type { OddChange } from '@/lib/data/special-odd-view';
import { formatDateTime } from '@/lib/format/dates';
import { formatAmount } from '@/lib/format/money';
import { formatOdds } from '@/lib/format/odds';

interface OddChangesProps {
  readonly changes: readonly OddChange[];
  readonly currency: string;
}

/** What was changed after the odd was published, newest first; the database keeps it, so that nothing is edited in silence. */
export function OddChanges({ changes, currency }: OddChangesProps) {
  const t = useTranslations('specialOdds');
  if (changes.length === 0) return <p className="text-text-2">{t('history.none')}</p>;
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {changes.map((change) => (
        <li
          key={`${change.changedAt} ${change.field}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm"
        >
          <span className="text-text-2">{t(`history.fields.${change.field}`)}</span>
          <span className="tabular-nums">
            <s className="text-text-3">
              {shown(change.field, change.oldValue, currency) ?? t('history.nothing')}
            </s>
            {' → '}
            <strong className="font-semibold">
              {shown(change.field, change.newValue, currency) ?? t('history.nothing')}
            </strong>
          </span>
          <span className="basis-full text-text-3">
            <RelativeTime iso={change.changedAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function shown(field: OddChange['field'], value: string | null, currency: string): string | null {
  if (value === null || field === 'selection') return value;
  if (field === 'normal_odds' || field === 'boosted_odds') return formatOdds(Number(value));
  if (field === 'max_bet' || field === 'min_deposit') return formatAmount(Number(value), currency);
  return formatDateTime(value);
}
