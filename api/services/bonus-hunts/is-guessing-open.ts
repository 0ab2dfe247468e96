import type { bonusHunts } from '../../db/schema/bonus-hunts';

type Hunt = Pick<typeof bonusHunts.$inferSelect, 'state' | 'guessOpenUntil'>;

/** Whether guesses are taken, and therefore sealed: while bonuses are collected (the first one opened moves the state), and not beyond the hour where one is set. */
export function isGuessingOpen({ state, guessOpenUntil }: Hunt, now: number): boolean {
  return state === 'collecting' && (guessOpenUntil === null || guessOpenUntil.getTime() > now);
}
