import 'server-only';
import { useTranslations } from 'next-intl';
import { logAxis } from '@/components/figures/axis';
import { Bars } from '@/components/figures/bars';
import { Figure } from '@/components/figures/figure';
import type { HuntBonus, HuntDetail } from '@/lib/data/hunt-view';
import { formatAmount } from '@/lib/format/money';
import { formatRoundX, formatX } from '@/lib/format/multiplier';

interface BonusBarsProps {
  readonly hunt: HuntDetail;
}

/** A bar per bonus in the order they are opened: its X on a logarithmic axis against the X that covers the cost. The one being opened glows. */
export function BonusBars({ hunt: { bonuses, currency, figures } }: BonusBarsProps) {
  const t = useTranslations('huntFigures.bars');
  const states = useTranslations('huntBoard.bonusStates');
  const counted = bonuses.filter(({ state }) => state !== 'void');
  const even = figures.start_x;
  const known = counted.flatMap(({ x }) => (x === null ? [] : [x]));
  const above = known.filter((x) => even !== null && x >= even).length;
  const note = t('note', { opened: known.length, above });
  const nameX = ({ x, state }: HuntBonus) => (x === null ? states(state) : formatX(x));
  return (
    <Figure
      title={t('title')}
      note={note}
      table={{
        columns: [{ title: t('game') }, { title: t('x'), align: 'end' }, { title: t('win'), align: 'end' }],
        rows: counted.map((bonus) => ({
          key: String(bonus.position),
          cells: [
            `${bonus.position}. ${bonus.game.name}`,
            nameX(bonus),
            bonus.win === null ? '–' : formatAmount(bonus.win, currency),
          ],
        })),
      }}
    >
      <Bars
        text={`${t('title')}. ${note} ${even === null ? '' : t('even', { x: formatX(even) })}`}
        axis={logAxis([...known, ...(even === null ? [] : [even])])}
        formatTick={formatRoundX}
        lines={even === null ? [] : [{ value: even, text: t('even', { x: formatX(even) }) }]}
        bars={counted.map((bonus) => ({
          value: bonus.x,
          text: `${bonus.position}. ${bonus.game.name}: ${nameX(bonus)}`,
          label: String(bonus.position),
          tone: toTone(bonus, even),
        }))}
        heightClass="h-64 sm:h-72"
      />
    </Figure>
  );
}

function toTone({ x, state }: HuntBonus, even: number | null) {
  if (state === 'opening') return 'live';
  return x !== null && even !== null && x >= even ? 'win' : 'plain';
}
