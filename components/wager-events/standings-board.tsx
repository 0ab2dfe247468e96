'use client';

import { useTranslations } from 'next-intl';
import { useWatched } from '@/lib/browser/use-watched';
import { callTo } from '@/lib/calls';
import type { Standings } from '@/lib/data/wager-event-view';
import { formatCoins } from '@/lib/format/money';
import { formatWagerValue, type WagerUnit } from '@/lib/format/wager-value';
import { DataNote } from './data-note';
import { StandingRows } from './standing-rows';

interface StandingsBoardProps {
  readonly slug: string;
  /** The ranks as the page was made with them. */
  readonly standings: Standings;
  readonly unit: WagerUnit;
}

/** The first ranks of an event, watched while they can change, under what they come from. */
export function StandingsBoard({ slug, standings, unit }: StandingsBoardProps) {
  const t = useTranslations('standings');
  const shown = useWatched<Standings>(callTo('standings', slug), standings, { isFinal });
  return (
    <section
      aria-labelledby="standings"
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <div className="border-b border-line px-4 py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="standings" className="font-display text-xl font-semibold">
            {t('title')}
          </h2>
          <p className="text-sm text-text-2 tabular-nums">
            {unit.metric === 'multiplier'
              ? t('players', { count: formatCoins(shown.playerCount) })
              : t('playersAndTotal', {
                  count: formatCoins(shown.playerCount),
                  total: formatWagerValue(shown.totalValue, unit),
                })}
          </p>
        </div>
        <DataNote data={shown.data} />
      </div>
      {shown.rows.length > 0 ? (
        <StandingRows rows={shown.rows} unit={unit} />
      ) : (
        <p className="px-4 py-10 text-center text-text-2">{t('empty')}</p>
      )}
    </section>
  );
}

function isFinal({ phase }: Standings): boolean {
  return phase === 'final' || phase === 'paid' || phase === 'cancelled';
}
