import { type BracketRound, bracketRounds } from './bracket-rounds';

type MatchState = 'pending' | 'ready' | 'live' | 'done' | 'forfeit' | 'double_forfeit';

interface Played {
  readonly round: number;
  readonly index: number;
  readonly b: number | null;
  readonly state: MatchState;
}

/** A bracket as it is read: what is played before the tree, the tree of the last rounds, and what is over. */
export interface BracketView<M> {
  readonly ahead: readonly BracketRound<M>[];
  readonly tree: readonly BracketRound<M>[];
  readonly over: readonly BracketRound<M>[];
}

/** Of this many rounds a tree fits a desktop without scrolling. */
const mostInTree = 3;

/**
 * The rounds of a bracket: those that are over apart, the last ones as a tree, what is still played before them ahead of it. Semi-final
 * and final are always in the tree.
 */
export function toBracketView<M extends Played>(matches: readonly M[]): BracketView<M> {
  const rounds = bracketRounds(matches);
  const current = rounds.findIndex((round) => !round.matches.every(isDecided));
  const reached = current === -1 ? rounds.length : current;
  const root = Math.max(0, rounds.length - mostInTree, Math.min(reached, rounds.length - 2));
  return {
    ahead: rounds.slice(Math.min(reached, root), root),
    tree: rounds.slice(root),
    over: rounds.slice(0, Math.min(reached, root)),
  };
}

/** The match to look at: what is played, else what is next, else the final that decided it; none before the draw. */
export function findStage<M extends Played>(matches: readonly M[]): M | null {
  const inOrder = bracketRounds(matches).flatMap((round) => round.matches);
  const on = inOrder.find(({ state }) => state === 'live') ?? inOrder.find(({ state }) => state === 'ready');
  const last = inOrder.at(-1);
  if (on) return on;
  return last && isDecided(last) && !isBye(last) ? last : null;
}

/** The match that stood on the stage, where it was decided meanwhile: it stays for a while, so that people see how it ended. */
export function findHeld<M extends Played>(matches: readonly M[], anchor: string | null): M | null {
  const stood = matches.find((match) => matchAnchor(match) === anchor);
  const next = findStage(matches);
  const isGone = next !== null && matchAnchor(next) !== anchor;
  return stood && isGone && isDecided(stood) ? stood : null;
}

/** Whether nothing about a match changes any more. */
export function isDecided({ state }: Pick<Played, 'state'>): boolean {
  return state === 'done' || state === 'forfeit' || state === 'double_forfeit';
}

/** Whether one went on without a rival. */
export function isBye({ state, b }: Pick<Played, 'state' | 'b'>): boolean {
  return state === 'done' && b === null;
}

/** Where a match stands on its page. */
export function matchAnchor({ round, index }: Pick<Played, 'round' | 'index'>): string {
  return `mac-${round}-${index + 1}`;
}

/** What became of a side: went on, is out, did not come, or nothing yet. */
export type Outcome = 'on' | 'out' | 'absent' | 'none';

/** What became of the player of a seed in a match. */
export function toOutcome(
  { state, winner }: Pick<Played, 'state'> & { readonly winner: number | null },
  seed: number | null,
): Outcome {
  if (seed === null) return 'none';
  if (winner === seed) return 'on';
  if (state === 'double_forfeit' || state === 'forfeit') return 'absent';
  return state === 'done' ? 'out' : 'none';
}
