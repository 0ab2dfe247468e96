import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import { ResultCard } from '@/components/ui/result-card';
import type { Hunt } from '@/lib/data/hunt-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import { tiledGame } from '@/lib/format/tiled-game';
import { pathTo } from '@/lib/paths';
import { HuntState } from './hunt-state';

interface HuntCardProps {
  readonly hunt: Hunt;
}

/** A hunt in a list: what came back of what it cost, and its best bonus. The whole card leads to it. */
export function HuntCard({ hunt }: HuntCardProps) {
  const t = useTranslations('bonusHunts.card');
  const { slug, title, state, figures, currency, best, started_at, sponsor } = hunt;
  const isWon = (figures.net ?? -1) >= 0;
  return (
    <ResultCard
      href={pathTo('hunt', slug)}
      title={title}
      note={
        <>
          <RelativeTime iso={started_at} />
          {sponsor ? ` · ${sponsor.name}` : null}
        </>
      }
      badge={state === 'settled' ? null : <HuntState state={state} />}
      figures={[
        {
          name: t('return'),
          value: formatPercent(figures.return_percent),
          isGreen: isWon && figures.return_percent !== null,
        },
        { name: t('cost'), value: figures.cost === null ? '–' : formatAmount(figures.cost, currency) },
        { name: t('bonuses'), value: figures.bonus_count },
      ]}
      best={best && { ...tiledGame(best.game), value: formatX(best.x) }}
      none={t(state === 'cancelled' ? 'cancelled' : 'nothingOpened')}
    />
  );
}
