import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { type Transaction, transact } from '../../db/transact';
import { notify } from '../notifications/notify';
import { isReadyToRank } from './is-ready-to-rank';
import { rankGuesses } from './rank-guesses';

/** Ranks the guesses of every hunt that has ended and tells each member the rank, once however many runs there are. */
export async function rankCompleted({
  db,
  clock,
  beacon,
}: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>): Promise<{ readonly ranked: number }> {
  const unranked = await db
    .selectDistinct({ id: bonusHunts.id })
    .from(bonusHunts)
    .innerJoin(huntGuesses, eq(huntGuesses.huntId, bonusHunts.id))
    .where(and(isNotNull(bonusHunts.endBalance), isNull(huntGuesses.rank)));
  let ranked = 0;
  for (const { id } of unranked)
    if (await transact(db, (tx) => rankOne(tx, { clock, beacon }, id))) ranked += 1;
  return { ranked };
}

/** Ranks the guesses of a hunt that has ended, where they are not yet and no lot is waited for, and tells each member. Answers whether it did. */
export async function rankOne(
  tx: Transaction,
  needs: Pick<ServiceContext, 'clock' | 'beacon'>,
  huntId: number,
): Promise<boolean> {
  const { id } = bonusHunts;
  // Looked at again while it is held: a hunt that was cancelled meanwhile has no end balance any more.
  const isCompleted = and(eq(id, huntId), isNotNull(bonusHunts.endBalance));
  const [hunt] = await tx.select().from(bonusHunts).where(isCompleted).for('no key update');
  const isUnranked = and(eq(huntGuesses.huntId, huntId), isNull(huntGuesses.rank));
  if (!hunt || (await tx.$count(huntGuesses, isUnranked)) === 0) return false;
  if (!(await isReadyToRank(tx, needs, hunt))) return false;
  await rankGuesses(tx, huntId);
  const { userId, rank } = huntGuesses;
  const guesses = await tx.select({ userId, rank }).from(huntGuesses).where(eq(huntGuesses.huntId, huntId));
  const about = { type: 'bonus-hunts', id: hunt.slug } as const;
  for (const guess of guesses) {
    const params = { title: hunt.title, rank: guess.rank ?? 0 };
    await notify(tx, { userId: guess.userId, kind: 'guess_ranked', params, about });
  }
  return true;
}
