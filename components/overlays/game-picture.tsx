import { smallGamePicture } from '@/lib/format/game-picture';

interface GamePictureProps {
  readonly src: string | null;
  readonly name: string;
}

/** A game's picture, or its first letter. */
export function GamePicture({ src, name }: GamePictureProps) {
  if (src === null)
    return (
      <span className="ov-game" aria-hidden="true">
        {name.charAt(0).toLocaleUpperCase('tr')}
      </span>
    );
  return <img className="ov-game" src={smallGamePicture(src)} alt="" />;
}
