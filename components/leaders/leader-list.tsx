import { useTranslations } from 'next-intl';
import type { Leader } from '@/lib/data/leaders';
import type { LeaderMetricName } from '@/lib/format/leader-paths';
import { LeaderName } from './leader-name';
import { LeaderValue } from './leader-value';
import { RankChange } from './rank-change';
import { RankHistory } from './rank-history';

interface LeaderListProps {
  readonly leaders: readonly Leader[];
  readonly metric: LeaderMetricName;
  /** All time has no period before it: no arrows. */
  readonly hasChange: boolean;
}

/** The places below the podium, one a line. */
export function LeaderList({ leaders, metric, hasChange }: LeaderListProps) {
  const t = useTranslations('leaders');
  if (leaders.length === 0) return null;
  return (
    <ol
      aria-label={t('list')}
      start={leaders[0]?.rank}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {leaders.map((leader) => (
        <li key={leader.rank} className="flex min-h-14 items-center gap-3 px-4 py-2 sm:gap-4">
          <span className="rank">{leader.rank}</span>
          {hasChange ? (
            <span className="w-9 shrink-0 text-center">
              <RankChange rank={leader.rank} previousRank={leader.previousRank} />
            </span>
          ) : null}
          <img
            src={leader.avatarUrl}
            alt=""
            width={32}
            height={32}
            loading="lazy"
            className="face face-large"
          />
          <span className="flex min-w-0 grow">
            <LeaderName leader={leader} />
          </span>
          <RankHistory leader={leader} />
          <span className="leader-value">
            <LeaderValue metric={metric} value={leader.value} />
          </span>
        </li>
      ))}
    </ol>
  );
}
