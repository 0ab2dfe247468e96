import { TiledName } from '@/components/ui/tiled-name';
import type { GameRef } from '@/lib/data/game-ref';
import { smallGamePicture } from '@/lib/format/game-picture';
import { pageRows } from '@/lib/routes';

interface GameCellProps {
  readonly game: GameRef;
}

/** The game of a row; one outside the catalogue has no page to lead to. */
export function GameCell({ game: { slug, name, provider, imageUrl } }: GameCellProps) {
  return (
    <TiledName
      href={slug === null ? null : `${pageRows.games.path}/${slug}`}
      name={name}
      note={provider}
      pictureUrl={imageUrl && smallGamePicture(imageUrl)}
    />
  );
}
