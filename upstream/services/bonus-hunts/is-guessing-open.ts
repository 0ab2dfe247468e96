import type { bonusHunts } from '../../db/schema/bonus-hunts';

type Hunt = Pick<typeof bonusHunts.$inferSelect, 'state' | 'guessLockRule' | 'guessOpenUntil'>;

/** Whether guesses are taken, and therefore sealed: while bonuses are collected, and not beyond the hour where one is set. */
export function isGuessingOpen({ state, guessLockRule, guessOpenUntil }: Hunt, now: number): boolean {
  if (state !== 'collecting') return false;
  return guessLockRule !== 'at_time' || guessOpenUntil === null || guessOpenUntil.getTime() > now;
}
