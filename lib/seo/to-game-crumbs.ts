import { pathTo } from '@/lib/paths';
import type { Crumb } from './json-ld';

interface Played {
  readonly game: { readonly name: string; readonly slug: string | null };
}

/** The games of the catalogue that were played, each once, in the order of their first play. */
export function toGameCrumbs(played: readonly Played[]): readonly Crumb[] {
  const games = played.flatMap(({ game: { name, slug } }) => (slug === null ? [] : [[slug, name] as const]));
  return [...new Map(games)].map(([slug, name]) => ({ name, path: pathTo('game', slug) }));
}
