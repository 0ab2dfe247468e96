import { useTranslations } from 'next-intl';
import type { Leader } from '@/lib/data/leaders';
import type { LeaderMetricName } from '@/lib/format/leader-paths';
import { LeaderName } from './leader-name';
import { LeaderValue } from './leader-value';
import { RankChange } from './rank-change';

interface PodiumProps {
  /** The first three places in order; fewer where there are fewer. */
  readonly leaders: readonly Leader[];
  readonly metric: LeaderMetricName;
}

/** Height of the step, and where it stands on a wide screen: second, first, third. */
const steps = ['sm:order-2 sm:pb-14', 'sm:order-1 sm:pb-8', 'sm:order-3 sm:pb-4'];

/** The first three on their steps; in the order of the list for who reads or cannot see. */
export function Podium({ leaders, metric }: PodiumProps) {
  const t = useTranslations('leaders');
  return (
    <ol aria-label={t('podium')} className="mb-3 grid items-end gap-3 sm:mb-0 sm:grid-cols-3 sm:gap-4">
      {leaders.map((leader, at) => (
        <li
          key={leader.rank}
          className={`flex items-center gap-4 rounded-card border bg-surface p-4 sm:flex-col sm:rounded-b-none sm:border-b-0 sm:px-4 sm:pt-7 sm:text-center ${at === 0 ? 'border-line-strong bg-surface-2' : 'border-line'} ${steps[at] ?? ''}`}
        >
          <span className="w-8 shrink-0 text-center font-display text-2xl font-bold tabular-nums sm:order-2 sm:w-auto sm:text-4xl">
            {leader.rank}
          </span>
          <img
            src={leader.avatarUrl}
            alt=""
            width={72}
            height={72}
            className={`size-12 shrink-0 rounded-full bg-surface-2 object-cover sm:order-1 ${at === 0 ? 'sm:size-24' : 'sm:size-18'}`}
          />
          <span className="flex min-w-0 grow flex-col gap-1 sm:order-3 sm:w-full sm:items-center">
            <LeaderName leader={leader} />
            <LeaderValue metric={metric} value={leader.value} />
          </span>
          <span className="sm:order-4">
            <RankChange rank={leader.rank} previousRank={leader.previousRank} />
          </span>
        </li>
      ))}
    </ol>
  );
}
