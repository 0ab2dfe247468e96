import type { GameRefWire } from '@/contract/games';

/** The game of an entry: the catalogue's, or the name alone that the operator wrote down. */
export function shownGame(game: GameRefWire | null, gameName: string | null) {
  return { game, game_name: game?.name ?? gameName ?? '' };
}
