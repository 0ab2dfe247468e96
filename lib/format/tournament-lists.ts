import type { TournamentType } from '@/contract/tournaments';
import { pathTo } from '@/lib/paths';

/** How a type of tournaments is called in a path. */
const pathNames: Readonly<Record<TournamentType, string>> = {
  bracket: 'eslesmeli',
  leaderboard: 'tablo',
  season: 'sezon',
};

/** The path of the list of a type. */
export function tournamentTypePath(type: TournamentType): string {
  return pathTo('tournamentsOfType', pathNames[type]);
}

/** The type a path's segment names; `null` for any other word. */
export function findTournamentType(segment: string): TournamentType | null {
  const types = Object.keys(pathNames) as readonly TournamentType[];
  return types.find((type) => pathNames[type] === segment) ?? null;
}
