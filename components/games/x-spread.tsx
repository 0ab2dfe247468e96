import 'server-only';
import { useTranslations } from 'next-intl';
import { Bars } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import type { GameDetail } from '@/lib/data/games';
import { formatCoins } from '@/lib/format/money';
import { formatRoundX } from '@/lib/format/multiplier';
import { playedSteps } from './played-steps';

interface XSpreadProps {
  readonly game: Pick<GameDetail, 'x_spread'>;
}

/** From this X on a bonus is one that people talk about. */
const talkedAbout = 100;
/** Fewer say nothing of a game. */
const fewest = 3;

/** How often a game's bonuses reached what: a bar a step of X, the steps growing as the X does; nothing before there are a few. */
export function XSpread({ game: { x_spread: spread } }: XSpreadProps) {
  const t = useTranslations('games.spread');
  const count = sum(spread);
  if (count < fewest) return null;
  const note = t('note', { count, above: sum(spread.filter(({ from }) => from >= talkedAbout)) });
  const bars = playedSteps(spread).map(({ from, to, count: value }) => ({
    value,
    label: formatRoundX(from),
    name:
      to === null
        ? t('last', { from: formatRoundX(from) })
        : t('step', { from: formatRoundX(from), to: formatRoundX(to) }),
    tone: from >= talkedAbout ? ('win' as const) : ('plain' as const),
  }));
  return (
    <Figure
      title={t('title')}
      note={note}
      table={{
        columns: [{ title: t('x') }, { title: t('count'), align: 'end' }],
        rows: bars.map(({ name, value }) => ({ key: name, cells: [name, value] })),
      }}
    >
      <Bars
        text={`${t('title')}. ${note}`}
        formatTick={formatCoins}
        bars={bars.map(({ name, ...bar }) => ({ ...bar, text: t('bar', { step: name, count: bar.value }) }))}
        room={[7, 14]}
      />
    </Figure>
  );
}

function sum(spread: GameDetail['x_spread']): number {
  return spread.reduce((total, { count }) => total + count, 0);
}
