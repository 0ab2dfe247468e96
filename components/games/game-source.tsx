import { useTranslations } from 'next-intl';
import type { GameDetail } from '@/lib/data/games';
import { GameFigures } from './game-figures';
import { PlayTable } from './play-table';

interface GameSourceProps {
  readonly source: 'bonusHunts' | 'bonusBuy' | 'wins';
  readonly figures: GameDetail['hunt_figures'];
  readonly plays: GameDetail['hunt_plays'];
}

/** What hunts, or bonus buys, know of a game; a sentence where they know nothing. */
export function GameSource({ source, figures, plays }: GameSourceProps) {
  const t = useTranslations(`games.plays.${source}`);
  return (
    <section className="space-y-4">
      <h2 className="font-display text-2xl font-bold tracking-tight">{t('title')}</h2>
      {plays.length === 0 ? (
        <p className="text-text-2">{t('none')}</p>
      ) : (
        <>
          <GameFigures figures={figures} of={source === 'wins' ? 'wins' : 'count'} />
          <PlayTable plays={plays} source={source} />
        </>
      )}
    </section>
  );
}
