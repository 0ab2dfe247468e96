import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { TiledName } from '@/components/ui/tiled-name';
import type { HuntBonus, HuntDetail } from '@/lib/data/hunt-view';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { tiledGame } from '@/lib/format/tiled-game';

interface BonusTableProps {
  readonly hunt: Pick<HuntDetail, 'bonuses' | 'currency' | 'figures'>;
}

/** Every bonus in the order it is opened, its X first: that is what a phone shows. The best one is marked. */
export function BonusTable({ hunt: { bonuses, currency, figures } }: BonusTableProps) {
  const t = useTranslations('huntBoard.table');
  const best = bonuses.find(({ x }) => x !== null && x === figures.best_x);
  const columns = [
    { title: t('game') },
    { title: t('x'), align: 'end' as const },
    { title: t('win'), align: 'end' as const },
    { title: t('bet'), align: 'end' as const },
    { title: t('position'), align: 'end' as const },
  ];
  const rows = bonuses.map((bonus) => ({
    key: String(bonus.position),
    isMarked: bonus === best,
    isLive: bonus.state === 'opening',
    cells: [
      <TiledName key="game" {...tiledGame(bonus.game)} />,
      <Result key="x" bonus={bonus} isBest={bonus === best} />,
      bonus.win === null ? '–' : formatAmount(bonus.win, currency),
      formatAmount(bonus.bet, currency),
      bonus.position,
    ],
  }));
  return <DataTable isDense caption={t('caption')} columns={columns} rows={rows} />;
}

/** The X, or where the bonus stands while there is none. */
function Result({
  bonus: { x, flag, state },
  isBest,
}: {
  readonly bonus: HuntBonus;
  readonly isBest: boolean;
}) {
  const t = useTranslations('huntBoard');
  if (x === null)
    return (
      <span className={state === 'opening' ? 'text-live' : 'text-text-3'}>{t(`bonusStates.${state}`)}</span>
    );
  return (
    <span className="inline-flex items-center justify-end gap-2">
      {flag === 'normal' ? null : <Badge>{t(`flags.${flag}`)}</Badge>}
      <span className={`min-w-16 font-display font-semibold ${isBest ? 'text-green' : ''}`}>
        {formatX(x)}
      </span>
    </span>
  );
}
