import { pathTo } from '@/lib/paths';
import { smallGamePicture } from './game-picture';

interface NamedGame {
  readonly slug: string | null;
  readonly name: string;
  readonly provider: string | null;
  readonly imageUrl: string | null;
}

/** A game as a row shows it: its name, who makes it, its small picture. One outside the catalogue has no page to lead to. */
export function tiledGame({ slug, name, provider, imageUrl }: NamedGame) {
  return {
    href: slug === null ? null : pathTo('game', slug),
    name,
    note: provider,
    pictureUrl: imageUrl && smallGamePicture(imageUrl),
  };
}
