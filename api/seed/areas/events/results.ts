import type { eventEntries } from '../../../db/schema/event-entries';
import type { events } from '../../../db/schema/events';
import { pickOne, wholeBetween } from '../../random-source';

type Result = Pick<typeof eventEntries.$inferInsert, 'bet' | 'win' | 'score'>;

/** What a demo entry shows: a bet and its win, an amount, or points, and the score they rank by. */
export function toResult(
  { type, minBet, targetX }: typeof events.$inferSelect,
  random: () => number,
): Result {
  const smallest = minBet ?? 500;
  if (type === 'quiz') return { score: wholeBetween(random, 6, 58) * 5 };
  if (type === 'custom') return { score: wholeBetween(random, 41, 98) };
  if (type === 'deposit') return { bet: smallest * wholeBetween(random, 1, 6), score: 0 };
  const bet = smallest * pickOne(random, [1, 1, 1, 2, 2, 4, 10]);
  const floor = targetX ?? 20;
  // Many a little above the floor, few far above: the shape such lists have.
  const x = type === 'first_hit' ? floor * (1 + random() ** 3) : floor * (1 + random() ** 5 * 22);
  const win = Math.round((bet * x) / 5) * 5;
  return { bet, win, score: type === 'first_hit' ? 0 : Math.round((win * 100) / bet) / 100 };
}
