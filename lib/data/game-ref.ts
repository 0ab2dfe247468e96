import type { GameRefWire } from '@/contract/games';
import { gameProviderName } from '@/lib/format/game-providers';
import { assetUrl } from '@/lib/format/safe-url';

/** A game as other entries name it; one outside the catalogue has a name alone. */
export interface GameRef {
  readonly slug: string | null;
  readonly name: string;
  readonly provider: string | null;
  readonly imageUrl: string | null;
}

/** Reads a game that an entry names. */
export function toGameRef(game: GameRefWire | null, name: string, cdnUrl: string): GameRef {
  if (game === null) return { slug: null, name, provider: null, imageUrl: null };
  const { slug, provider_code: code, image } = game;
  return {
    slug,
    name: game.name,
    provider: code ? gameProviderName(code) : null,
    imageUrl: assetUrl(cdnUrl, image),
  };
}
