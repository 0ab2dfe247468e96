import { ServiceError } from '../../../service-error';
import { decideMatch, type MatchResult } from './decide-match';
import { type BracketMatch, isAt, isDecided } from './match';

/**
 * The bracket after a result that was written down wrong is replaced. Only while nothing came of it: the match must have had both players
 * and a result, and the one its winner goes to must not be on, decided or a bye; else `conflict`.
 */
export function correctMatch(
  matches: readonly BracketMatch[],
  place: Pick<BracketMatch, 'round' | 'index'>,
  result: MatchResult,
): readonly BracketMatch[] {
  const match = matches.find((one) => isAt(one, place));
  const next = matches.find((one) => isAt(one, findNext(place)));
  const wasPlayed = match && isDecided(match) && match.a !== null && match.b !== null;
  if (!wasPlayed || !next || isDecided(next) || next.state === 'live') throw new ServiceError('conflict');
  const reopened: BracketMatch = { ...match, winner: null, state: 'ready' };
  return decideMatch(
    matches.map((one) => (one === match ? reopened : one)),
    place,
    result,
  );
}

function findNext({ round, index }: Pick<BracketMatch, 'round' | 'index'>) {
  return { round: round + 1, index: Math.floor(index / 2) };
}
