import 'server-only';
import { useTranslations } from 'next-intl';
import { Figure } from '@/components/figures/figure';
import { MovingRows } from '@/components/ui/moving-rows';
import type { Standings, WagerEvent } from '@/lib/data/wager-event-view';
import { formatCoins } from '@/lib/format/money';
import { formatWagerValue } from '@/lib/format/wager-value';
import { DataNote } from './data-note';
import { isOver } from './is-over';
import { OwnStanding } from './own-standing';
import { RaceLanes } from './race-lanes';
import { StandingsWatch } from './standings-watch';

interface StandingsFigureProps {
  readonly event: WagerEvent;
  readonly standings: Standings;
}

/** The first ten of an event as lanes, under the viewer's own place; drawn anew with every import while they can change. */
export function StandingsFigure({ event, standings }: StandingsFigureProps) {
  const t = useTranslations('standings');
  const { slug, metric, currency } = event;
  const { rows, phase, data, playerCount, totalValue } = standings;
  const count = formatCoins(playerCount);
  const note =
    metric === 'multiplier'
      ? t('players', { count })
      : t('playersAndTotal', { count, total: formatWagerValue(totalValue, event) });
  return (
    <Figure title={t('title')} note={note} aside={<DataNote data={data} />}>
      {isOver(phase) ? null : <StandingsWatch slug={slug} seen={{ phase, data }} />}
      {phase === 'cancelled' ? null : (
        <OwnStanding
          slug={slug}
          unit={{ metric, currency }}
          most={toMost(event, rows)}
          importNo={data?.no ?? null}
        />
      )}
      {rows.length === 0 ? (
        <p className="py-10 text-center text-text-2">{t('empty')}</p>
      ) : (
        <MovingRows>
          <RaceLanes label={t('race')} rows={rows.slice(0, 10)} event={{ ...event, phase }} />
        </MovingRows>
      )}
    </Figure>
  );
}

/** What the viewer's own number is measured by: the highest step where each climbs alone, the first rank elsewhere. */
function toMost({ mode, steps }: WagerEvent, rows: Standings['rows']): number {
  if (mode === 'milestone') return Math.max(0, ...steps.map(({ threshold }) => threshold));
  return rows[0]?.value ?? 0;
}
