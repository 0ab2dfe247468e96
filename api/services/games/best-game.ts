import type { GameRefWire } from '@/contract/games';

/** The game of a best bonus as its lateral join gives it; all null where nothing was played. */
export interface BestGameRow {
  readonly slug: string | null;
  readonly name: string | null;
  readonly provider_code: string | null;
  readonly image: string | null;
}

interface Best {
  game: GameRefWire | null;
  game_name: string;
  x: number;
}

/** The best bonus with its X (two decimals); null where nothing was played. */
export function toBest(row: BestGameRow | null, x: number | null): Best | null {
  if (row === null || row.name === null || x === null) return null;
  const { slug, name, provider_code, image } = row;
  return { game: slug === null ? null : { slug, name, provider_code, image }, game_name: name, x };
}
