import { useTranslations } from 'next-intl';
import type { Club, Tier } from '@/lib/data/to-club';
import { Medal } from './medal';
import { Marker, TierWay } from './tier-way';

interface TierPathProps {
  readonly club: Pick<Club, 'tiers' | 'held'>;
  /** The member's own picture. */
  readonly picture: string;
}

/** All medals on one path, the lowest first, with the member where the member stands. More than five go on in the next row. */
export function TierPath({ club: { tiers }, picture }: TierPathProps) {
  const t = useTranslations('vip.path');
  const at = findPlace(tiers);
  return (
    <ol aria-label={t('label')} className={`grid gap-y-6 pt-6 ${columns[tiers.length] ?? manyColumns}`}>
      {tiers.map((tier, place) => (
        <li key={tier.slug} className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-y-2">
          <TierWay
            gone={tier.way}
            marker={place === at && tier.standing !== 'held' ? picture : null}
            className={height}
          />
          <span className="relative">
            <Medal
              tone={tier.tone}
              place={place}
              isStruck={tier.standing === 'held' || tier.standing === 'passed'}
              className={`w-auto ${height}`}
            />
            {place === at && tier.standing === 'held' ? <OnMedal picture={picture} /> : null}
          </span>
          <p className="col-start-2 w-0 min-w-full text-center text-sm leading-snug font-semibold wrap-break-word sm:text-base">
            {tier.name}
            <Standing tier={tier} isHere={place === at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const height = 'h-[4.25rem] sm:h-28 lg:h-[8.5rem]';
const columns: Readonly<Record<number, string>> = {
  1: 'grid-cols-1 max-w-xs',
  2: 'grid-cols-2 max-w-xl',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
};
const manyColumns = 'grid-cols-4 lg:grid-cols-6';

/** The first way that is not gone to its end, or the medal at the end of all. */
function findPlace(tiers: readonly Tier[]): number {
  const open = tiers.findIndex(({ standing }) => standing === 'reached' || standing === 'next');
  return open < 0 ? tiers.length - 1 : open;
}

/** Where there is no way on: above the highest medal. */
function OnMedal({ picture }: { readonly picture: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%" className="absolute inset-0 overflow-visible">
      <Marker x="50%" y="16%" picture={picture} />
    </svg>
  );
}

function Standing({ tier: { standing, way }, isHere }: { readonly tier: Tier; readonly isHere: boolean }) {
  const t = useTranslations('vip');
  if (standing === 'ahead') return null;
  const share = Math.floor(way * 100);
  return (
    <span className="block text-xs font-normal text-text-2">
      {standing === 'held' ? <span className="text-gold-bright">{t('current')}</span> : null}
      {standing === 'passed' ? t('path.passed') : null}
      {standing === 'reached' ? <span className="text-green">{t('reached')}</span> : null}
      {standing === 'next' ? t('path.gone', { share }) : null}
      {isHere ? <span className="sr-only">{t('path.marker')}</span> : null}
    </span>
  );
}
