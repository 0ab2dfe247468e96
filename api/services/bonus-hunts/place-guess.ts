import { and, eq, sql } from 'drizzle-orm';
import type { GuessInput } from '@/contract/bonus-hunts';
import type { ServiceContext } from '../../context';
import type { Database } from '../../db/client';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { ServiceError } from '../../service-error';
import { findGameId } from '../games/find-game-id';
import { isGuessingOpen } from './is-guessing-open';

type Transaction = Pick<Database, 'select' | 'insert'>;

/**
 * Makes a member's guess at a hunt, or changes it: one a member, until the lock, `closed` after it. The hunt's row is held while the
 * guess is written, so that nothing comes between looking at the lock and writing. A changed guess counts from its change
 * (the earlier one wins a tie); sent again unchanged it keeps its time. `not_found` for an unknown hunt or a draft,
 * 422 `exists` on `best_game`.
 */
export async function placeGuess(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug, input }: { readonly userId: string; readonly slug: string; readonly input: GuessInput },
): Promise<void> {
  await db.transaction(async (tx) => {
    const hunt = await lockHunt(tx, slug);
    const now = clock.now();
    if (!isGuessingOpen(hunt, now)) throw new ServiceError('closed');
    const bestGameId = input.best_game ? await findGameId(tx, input.best_game, 'best_game') : null;
    const guess = { endBalance: input.end_balance, bestX: input.best_x ?? null, bestGameId };
    await tx
      .insert(huntGuesses)
      .values({ huntId: hunt.id, userId, ...guess, submittedAt: new Date(now) })
      .onConflictDoUpdate({
        target: [huntGuesses.huntId, huntGuesses.userId],
        set: { ...guess, submittedAt: new Date(now) },
        setWhere: isOther,
      });
  });
}

const { endBalance, bestX, bestGameId } = huntGuesses;
const isOther = sql`(${endBalance}, ${bestX}, ${bestGameId}) is distinct from (excluded.end_balance, excluded.best_x, excluded.best_game_id)`;

/** Guesses hold it together; who opens the first bonus waits for those under way, and they see it opened afterwards. */
async function lockHunt(tx: Transaction, slug: string) {
  const { id, state, guessOpenUntil } = bonusHunts;
  const [hunt] = await tx
    .select({ id, state, guessOpenUntil })
    .from(bonusHunts)
    .where(and(eq(bonusHunts.slug, slug), huntKind.shown()))
    .for('share');
  if (!hunt) throw new ServiceError('not_found');
  return hunt;
}
