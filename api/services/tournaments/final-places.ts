import type { Placed } from '../prizes/contest';

/** A player of a bracket, and what the matches say of it. */
export interface Finalist {
  readonly userId: string;
  readonly seed: number;
  /** The last round the player stood in. */
  readonly lastRound: number;
  readonly isWinner: boolean;
}

/**
 * The places of a bracket that is over: the champion, then who came furthest; of those who fell in the same round the better seed (the
 * lower number) stands first. Without a champion (both finalists stayed away) nobody has the first place.
 */
export function finalPlaces(players: readonly Finalist[]): Placed[] {
  const order = players.toSorted(
    (one, other) =>
      Number(other.isWinner) - Number(one.isWinner) ||
      other.lastRound - one.lastRound ||
      one.seed - other.seed,
  );
  const first = order[0]?.isWinner ? 1 : 2;
  return order.map(({ userId }, at) => ({ userId, place: at + first }));
}
