/**
 * A meeting of a bracket as pure data. Players are their seeds, from 1. `round` counts from 1, `index` from 0; the winners of
 * 2i and 2i+1 meet at i of the next round. A `done` match with one player is a bye.
 */
export interface BracketMatch {
  readonly round: number;
  readonly index: number;
  readonly a: number | null;
  readonly b: number | null;
  readonly winner: number | null;
  readonly state: BracketState;
}

/** `pending` waits for its players, `ready` has both; the last three are decided. */
export type BracketState = 'pending' | 'ready' | 'live' | 'done' | 'forfeit' | 'double_forfeit';

/** Whether nothing about a match can change any more. */
export function isDecided({ state }: Pick<BracketMatch, 'state'>): boolean {
  return state === 'done' || state === 'forfeit' || state === 'double_forfeit';
}

/** Whether a match stands at this place of the bracket. */
export function isAt(match: Place, { round, index }: Place): boolean {
  return match.round === round && match.index === index;
}

type Place = Pick<BracketMatch, 'round' | 'index'>;
