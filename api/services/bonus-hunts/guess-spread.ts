import { eq, sql } from 'drizzle-orm';
import type { HuntDetailWire } from '@/contract/bonus-hunts';
import type { Database } from '../../db/client';
import type { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';

/** Hundredths of the start balance: finer than a figure shows. */
const steps = 100;
/** No step beyond it, so that the answer has its bound however many guess whatever. */
const mostSteps = 10 * steps;

type Hunt = Pick<typeof bonusHunts.$inferSelect, 'id' | 'startBalance'>;

/** How many guessed what, in steps of the start balance, the lowest first; one statement. Only for a hunt whose guessing is over. */
export async function guessSpread(db: Database, hunt: Hunt): Promise<HuntDetailWire['guess_spread']> {
  const step = Math.max(1, Math.floor(hunt.startBalance / steps));
  const at = sql<number>`least(${huntGuesses.endBalance} / ${step}::bigint, ${mostSteps}::int) * ${step}::bigint`;
  return db
    .select({ at: at.mapWith(Number), count: sql<number>`count(*)::int` })
    .from(huntGuesses)
    .where(eq(huntGuesses.huntId, hunt.id))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}
