import { useTranslations } from 'next-intl';
import { PrizeHeadline } from '@/components/prizes/prize-headline';
import { Icon } from '@/components/ui/icon';
import type { BoardPage } from '@/lib/data/leaders';
import type { LeaderMetricName } from '@/lib/format/leader-paths';
import { prizeFor } from '@/lib/format/prize-for';
import { LeaderName } from './leader-name';
import { LeaderValue } from './leader-value';
import { PodiumList } from './podium-list';
import { RankChange } from './rank-change';

/** Who stands on a plinth. */
export interface PodiumPlace {
  readonly name: string;
  readonly avatarUrl: string;
  readonly isVerified: boolean;
  readonly value: number;
  /** The place in the period before, null for who had none; left out where nothing is compared. */
  readonly previousRank?: number | null;
}

interface PodiumProps {
  /** The first three in order; a plinth that nobody has reached stays empty. */
  readonly places: readonly PodiumPlace[];
  readonly metric: LeaderMetricName;
  /** What each place wins. */
  readonly prizes: BoardPage['prizes'];
  /** Everybody comes in, the third first, unless the page is painted with them. */
  readonly isEntering?: boolean;
}

/** The first three on their plinths, always three of them; in the order of the list for who reads or cannot see. */
export function Podium({ places, metric, prizes, isEntering = false }: PodiumProps) {
  const t = useTranslations('leaders');
  return (
    <PodiumList label={t('podium')} isEntering={isEntering}>
      {[1, 2, 3].map((rank) => {
        const place = places[rank - 1];
        const prize = prizeFor(prizes, rank);
        return (
          <li key={rank} className={`podium-place podium-place-${rank}`}>
            <div className="podium-person">
              {rank === 1 ? <Icon name="crown" size={28} className="mb-1 text-text" /> : null}
              {place ? <Placed place={place} rank={rank} metric={metric} /> : <Awaited />}
            </div>
            <div className="podium-plinth">
              <span className="podium-rank">{rank}</span>
              {prize ? (
                <span className="podium-prize">
                  <span className="sr-only">{t('prize')}: </span>
                  <PrizeHeadline prize={prize} />
                </span>
              ) : null}
            </div>
          </li>
        );
      })}
    </PodiumList>
  );
}

interface PlacedProps {
  readonly place: PodiumPlace;
  readonly rank: number;
  readonly metric: LeaderMetricName;
}

function Placed({ place, rank, metric }: PlacedProps) {
  return (
    <>
      <img src={place.avatarUrl} alt="" width={144} height={144} className="podium-face" />
      <span className="flex max-w-full justify-center">
        <LeaderName leader={place} />
      </span>
      <LeaderValue metric={metric} value={place.value} />
      <span className="h-5">
        {place.previousRank === undefined ? null : (
          <RankChange rank={rank} previousRank={place.previousRank} />
        )}
      </span>
    </>
  );
}

function Awaited() {
  const t = useTranslations('leaders');
  return (
    <>
      <span aria-hidden="true" className="podium-face podium-nobody" />
      <span className="text-sm text-text-3">{t('emptyPlace')}</span>
      <span className="h-5" />
    </>
  );
}
