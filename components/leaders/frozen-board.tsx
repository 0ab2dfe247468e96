import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import type { PastBoard } from '@/lib/data/past-leaders';
import { formatDateTime } from '@/lib/format/dates';
import type { LeaderMetricName } from '@/lib/format/leader-paths';
import { LeaderValue } from './leader-value';

interface FrozenBoardProps {
  readonly past: PastBoard;
  readonly metric: LeaderMetricName;
}

/** The places of a period that is over, and the hash over all of them. */
export function FrozenBoard({ past: { places, board }, metric }: FrozenBoardProps) {
  const t = useTranslations('leaders');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <ol
        aria-label={t('list')}
        start={places[0]?.rank}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {places.map(({ rank, name, value, reached_at }) => (
          <li key={rank} className="flex min-h-14 items-center gap-4 px-4 py-2">
            <span className="rank">{rank}</span>
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-xs text-text-3">
                {t('reached', { time: formatDateTime(reached_at) ?? '' })}
              </span>
            </span>
            <LeaderValue metric={metric} value={value} />
          </li>
        ))}
      </ol>
      <section aria-labelledby="frozen" className="text-sm leading-relaxed text-text-2">
        <h2 id="frozen" className="mb-3 font-display text-lg font-semibold text-text">
          {t('frozen.title')}
        </h2>
        <p>
          {t('frozen.text', { count: board.participants })} <RelativeTime iso={board.frozen_at} />.
        </p>
        {board.is_paid ? <p className="mt-3 font-semibold text-text">{t('frozen.paid')}</p> : null}
        <p className="mt-4 rounded-card border border-line bg-surface p-4 font-mono text-xs break-all text-text-2">
          {board.hash}
        </p>
        <p className="mt-4">{t('frozen.how')}</p>
      </section>
    </div>
  );
}
