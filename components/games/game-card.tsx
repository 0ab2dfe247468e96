import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import { Tile } from '@/components/ui/tile';
import type { Game } from '@/lib/data/games';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';

interface GameCardProps {
  readonly game: Game;
  /** Stands on top of the page: its picture does not wait. */
  readonly isFirst?: boolean;
}

/** A game of the catalogue: its picture, and what it did on the stream. The whole card leads to it. */
export function GameCard({
  game: { slug, name, provider, imageUrl, figures },
  isFirst = false,
}: GameCardProps) {
  const t = useTranslations('games.card');
  return (
    <article className="group relative min-w-0">
      <Tile
        src={imageUrl}
        name={name}
        width={180}
        isFirst={isFirst}
        className="w-full rounded-card border border-line transition-colors group-hover:border-line-strong"
      />
      <h2 className="mt-3 truncate font-display font-semibold">
        <SoftLink href={pathTo('game', slug)} className="after:absolute after:inset-0">
          {name}
        </SoftLink>
      </h2>
      <p className="truncate text-sm text-text-3">{provider}</p>
      <p className="mt-1.5 text-sm text-text-2 tabular-nums">
        {figures.count === 0
          ? t('unplayed')
          : t('played', { count: figures.count, average: formatX(figures.average_x) })}
      </p>
    </article>
  );
}
