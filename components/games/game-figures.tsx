import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import type { GameDetail } from '@/lib/data/games';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';

interface GameFiguresProps {
  readonly figures: GameDetail['hunt_figures'];
  /** What is counted: bonuses, or wins that members sent. */
  readonly of?: 'count' | 'wins';
}

/** What one source knows of a game: how many, average, best, and the return where there is a cost. */
export function GameFigures({ figures, of = 'count' }: GameFiguresProps) {
  const t = useTranslations('games.figures');
  const facts = [
    { name: t(of), value: figures.count },
    { name: t('average'), value: formatX(figures.average_x) },
    { name: t('best'), value: <span className="text-green">{formatX(figures.best_x)}</span> },
  ];
  const share = figures.return_percent;
  return (
    <Facts facts={share === null ? facts : [...facts, { name: t('return'), value: formatPercent(share) }]} />
  );
}
