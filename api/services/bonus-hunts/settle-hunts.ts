import { and, eq, isNotNull, lte, not, sql } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../../context';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { type Transaction, transact } from '../../db/transact';
import { hasOpenObjection } from '../objections/has-open-objection';
import { awardPrizes } from '../prizes/award-prizes';
import { isReadyToRank } from './is-ready-to-rank';
import { rankGuesses } from './rank-guesses';

/** How long an end balance may still be corrected, and objections are heard, before its prizes go out; milliseconds. */
export const correctionMs = 24 * 3_600_000;

const isObjected = hasOpenObjection('hunt', bonusHunts.slug);

/**
 * Settles the hunts that were completed a day ago and about which nobody waits for an answer: gives the prizes to the nearest guesses, ranked anew where the end balance was corrected
 * meanwhile. Each in a transaction of its own, once however many runs there are (ADR 134).
 */
export async function settleHunts({
  db,
  clock,
  beacon,
}: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>): Promise<{ readonly settled: number }> {
  const { id, state, completedAt } = bonusHunts;
  const before = new Date(clock.now() - correctionMs);
  const due = await db
    .select({ id })
    .from(bonusHunts)
    .where(and(eq(state, 'completed'), isNotNull(completedAt), lte(completedAt, before), not(isObjected)))
    .orderBy(id);
  let settled = 0;
  for (const one of due)
    if (await transact(db, (tx) => settleOne({ tx, clock, beacon }, one.id))) settled += 1;
  return { settled };
}

/**
 * Gives the prizes of a completed hunt. The state is compared in the statement that sets it: of two runs, or of a run and a cancellation, one
 * holds. One that waits for a lot among equals is not settled yet. Answers whether it was this one.
 */
export async function settleOne(
  { tx, clock, beacon }: Pick<Writing, 'tx' | 'clock' | 'beacon'>,
  id: number,
): Promise<boolean> {
  const isCompleted = and(eq(bonusHunts.id, id), eq(bonusHunts.state, 'completed'));
  const [ended] = await tx.select().from(bonusHunts).where(isCompleted).for('no key update');
  if (!ended || !(await isReadyToRank(tx, { clock, beacon }, ended))) return false;
  const [hunt] = await tx.update(bonusHunts).set({ state: 'settled' }).where(isCompleted).returning();
  if (!hunt) return false;
  await rankAnew(tx, hunt);
  const { userId, rank, huntId } = huntGuesses;
  const nearest = await tx
    .select({ userId, place: sql<number>`${rank}`.mapWith(Number) })
    .from(huntGuesses)
    .where(and(eq(huntId, id), lte(rank, hunt.winnerCount)))
    .orderBy(rank);
  await awardPrizes({ tx, clock }, { area: 'hunt', ...hunt }, nearest);
  return true;
}

async function rankAnew(tx: Transaction, hunt: Pick<typeof bonusHunts.$inferSelect, 'id' | 'endBalance'>) {
  const { huntId, diff, endBalance, rank } = huntGuesses;
  const isOld = sql`(${rank} is null or ${diff} <> abs(${endBalance} - ${hunt.endBalance}))`;
  if ((await tx.$count(huntGuesses, and(eq(huntId, hunt.id), isOld))) === 0) return;
  await tx.update(huntGuesses).set({ rank: null, diff: null }).where(eq(huntId, hunt.id));
  await rankGuesses(tx, hunt.id);
}
