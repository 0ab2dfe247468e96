import { useTranslations } from 'next-intl';
import type { Hunt } from '@/lib/data/hunt-view';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import { BoardNumber } from './board-number';

interface BoardNumbersProps {
  readonly hunt: Hunt;
}

/** The four numbers a stream asks for: what is needed or what came back, how many are open, the average, the best. */
export function BoardNumbers({ hunt }: BoardNumbersProps) {
  const t = useTranslations('huntBoard');
  const { figures, best } = hunt;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr] lg:items-end">
      <MainNumber hunt={hunt} />
      <BoardNumber
        name={t('opened')}
        value={`${figures.opened_count} / ${figures.bonus_count}`}
        note={t('left', { count: figures.bonus_count - figures.opened_count })}
      />
      <BoardNumber
        name={t('average')}
        value={formatX(figures.average_x)}
        note={figures.start_x === null ? null : t('startX', { x: formatX(figures.start_x) })}
      />
      <BoardNumber
        name={t('best')}
        value={<span className={best ? 'text-green' : ''}>{formatX(best?.x ?? null)}</span>}
        note={best?.game.name ?? null}
      />
    </dl>
  );
}

/** While something is left to open it is the X that the rest must average; at the end it is what came back. */
function MainNumber({ hunt: { figures, state } }: BoardNumbersProps) {
  const t = useTranslations('huntBoard');
  if (state === 'completed' || state === 'settled') {
    const isWon = (figures.net ?? 0) >= 0;
    return (
      <BoardNumber
        isMain
        name={t('returned')}
        value={<span className={isWon ? 'text-green' : ''}>{formatPercent(figures.return_percent)}</span>}
        note={t(isWon ? 'covered' : 'notCovered')}
      />
    );
  }
  return (
    <BoardNumber
      isMain
      name={t('needed')}
      value={formatX(figures.break_even_x)}
      note={t(figures.needed === 0 ? 'covered' : 'neededNote')}
    />
  );
}
