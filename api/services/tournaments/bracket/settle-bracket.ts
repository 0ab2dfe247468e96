import { type BracketMatch, isDecided } from './match';

/**
 * Carries winners on, round by round. Where one side has nobody to send (a double forfeit), the other side has a bye; where
 * neither has, nobody goes on. Decided matches stay as they are. `matches` stand in order of round and index.
 */
export function settleBracket(matches: readonly BracketMatch[]): readonly BracketMatch[] {
  const settled = new Map<string, BracketMatch>();
  for (const match of matches) {
    const isOpen = match.round > 1 && !isDecided(match) && match.state !== 'live';
    settled.set(toPlace(match.round, match.index), isOpen ? fed(match, settled) : match);
  }
  return [...settled.values()];
}

function fed(match: BracketMatch, settled: ReadonlyMap<string, BracketMatch>): BracketMatch {
  const above = settled.get(toPlace(match.round - 1, match.index * 2));
  const below = settled.get(toPlace(match.round - 1, match.index * 2 + 1));
  const [a, b] = [above?.winner ?? null, below?.winner ?? null];
  if (!above || !below || !isDecided(above) || !isDecided(below)) return { ...match, a, b };
  if (a !== null && b !== null) return { ...match, a, b, state: 'ready' };
  const winner = a ?? b;
  return { ...match, a: winner, b: null, winner, state: winner === null ? 'double_forfeit' : 'done' };
}

function toPlace(round: number, index: number): string {
  return `${round}:${index}`;
}
