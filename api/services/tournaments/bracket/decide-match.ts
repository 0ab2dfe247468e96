import { ServiceError } from '../../../service-error';
import type { BracketMatch } from './match';
import { settleBracket } from './settle-bracket';

/**
 * How a match ended. Both sides play the same bet, so the higher win is the higher X. `forfeit` names the side that did not
 * play; `double_forfeit` is both.
 */
export type MatchResult =
  | { readonly kind: 'played'; readonly winA: number; readonly winB: number }
  | { readonly kind: 'forfeit'; readonly absent: 'a' | 'b' }
  | { readonly kind: 'double_forfeit' };

/**
 * The bracket after a match ended, with everything that follows from it. Tie rule: at the same win the better seed (the lower
 * number) goes on. A match that is not `ready` or `live` is `conflict`.
 */
export function decideMatch(
  matches: readonly BracketMatch[],
  place: Pick<BracketMatch, 'round' | 'index'>,
  result: MatchResult,
): readonly BracketMatch[] {
  const match = matches.find(({ round, index }) => round === place.round && index === place.index);
  if (match?.state !== 'ready' && match?.state !== 'live') throw new ServiceError('conflict');
  const decided = { ...match, winner: findWinner(match, result), state: toState(result) };
  return settleBracket(matches.map((other) => (other === match ? decided : other)));
}

function findWinner({ a, b }: BracketMatch, result: MatchResult): number | null {
  if (result.kind === 'double_forfeit') return null;
  if (result.kind === 'forfeit') return result.absent === 'a' ? b : a;
  if (result.winA !== result.winB) return result.winA > result.winB ? a : b;
  return Math.min(a ?? Number.POSITIVE_INFINITY, b ?? Number.POSITIVE_INFINITY);
}

function toState({ kind }: MatchResult): BracketMatch['state'] {
  return kind === 'played' ? 'done' : kind;
}
