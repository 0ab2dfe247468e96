import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { PastPage } from '@/lib/data/past-leaders';
import { formatDay } from '@/lib/format/dates';
import { type BoardName, pastBoardPath } from '@/lib/format/leader-paths';
import { LeaderValue } from './leader-value';

interface PastPeriodsProps {
  readonly board: BoardName;
  readonly periods: PastPage['periods'];
}

/** Weeks or months that are over, each with its first three. */
export function PastPeriods({ board, periods }: PastPeriodsProps) {
  const t = useTranslations('leaders');
  if (periods.length === 0) return <p className="py-12 text-center text-text-2">{t('noPast')}</p>;
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {periods.map(({ start, starts_at, ends_at, participants, winners }) => (
        <li
          key={start}
          className="relative rounded-card border border-line bg-surface p-5 transition-colors focus-within:border-line-strong hover:border-line-strong"
        >
          <h2 className="font-display font-semibold">
            <SoftLink
              href={pastBoardPath(board, start)}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {t('span', {
                from: formatDay(starts_at) ?? start,
                to: formatDay(new Date(Date.parse(ends_at) - 1).toISOString()) ?? '',
              })}
            </SoftLink>
          </h2>
          <p className="mt-1 text-sm text-text-3 tabular-nums">
            {t('participants', { count: participants })}
          </p>
          <ol className="mt-4 space-y-2">
            {winners.map(({ rank, name, value }) => (
              <li key={rank} className="flex items-center gap-3 text-sm">
                <span className="w-4 font-display font-semibold text-text-2 tabular-nums">{rank}</span>
                <span className="min-w-0 grow truncate">{name}</span>
                <LeaderValue metric={board.metric} value={value} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
