import { and, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { bonusHunts } from '../../db/schema/bonus-hunts';

/**
 * Moves hunts on whose hour of guessing is over, so that their pages show it at once. No guess depends on it: whether one is taken goes
 * by the clock itself (`isGuessingOpen`).
 */
export async function lockGuesses({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<{ readonly locked: number }> {
  const locked = await db
    .update(bonusHunts)
    .set({ state: 'guessing_locked' })
    .where(and(eq(bonusHunts.state, 'collecting'), lte(bonusHunts.guessOpenUntil, new Date(clock.now()))))
    .returning({ id: bonusHunts.id });
  return { locked: locked.length };
}
