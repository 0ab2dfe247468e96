import type { GameDetail } from '@/lib/data/games';

/** The steps from the lowest to the highest that any bonus reached, each with where it ends; null where it has no end. */
export function playedSteps(spread: GameDetail['x_spread']) {
  const reached = spread.map(({ count }) => count > 0);
  const steps = spread.map((step, at) => ({ ...step, to: spread[at + 1]?.from ?? null }));
  return steps.slice(Math.max(0, reached.indexOf(true)), reached.lastIndexOf(true) + 1);
}
