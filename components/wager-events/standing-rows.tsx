import { useTranslations } from 'next-intl';
import { Person } from '@/components/ui/person';
import type { Standing } from '@/lib/data/wager-event-view';
import { formatWagerValue, type WagerUnit } from '@/lib/format/wager-value';

interface StandingRowsProps {
  readonly rows: readonly Standing[];
  readonly unit: WagerUnit;
}

/** Ranks, names and numbers, a row each. */
export function StandingRows({ rows, unit }: StandingRowsProps) {
  const t = useTranslations('standings');
  return (
    <ol className="divide-y divide-line">
      {rows.map(({ rank, user, value, isFlagged }) => (
        <li key={rank} className="grid grid-cols-[2.25rem_1fr_auto] items-center gap-3 px-4 py-2.5 text-sm">
          <span
            className={`text-right font-display font-semibold tabular-nums ${rank <= 3 ? 'text-text' : 'text-text-3'}`}
          >
            <span className="sr-only">{t('rank')} </span>
            {rank}
          </span>
          <Person user={user} />
          <span className="text-right font-display font-semibold whitespace-nowrap tabular-nums">
            {formatWagerValue(value, unit)}
            {isFlagged ? (
              <span className="block font-text text-xs font-normal text-text-3">{t('flagged')}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
