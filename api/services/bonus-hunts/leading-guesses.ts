import { eq, sql } from 'drizzle-orm';
import type { HuntGuessWire } from '@/contract/bonus-hunts';
import type { Database } from '../../db/client';
import type { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { guessRows, toGuess } from './guess-rows';

const shown = 10;

type Hunt = Pick<typeof bonusHunts.$inferSelect, 'id' | 'collectBalance' | 'endBalance'>;

/**
 * The guesses that lead: by rank once the hunt has one, nearest to the balance so far while it is opened, first sent first before
 * anything is known. Equally near: the earlier one. Only for a hunt whose guessing is over.
 */
export async function leadingGuesses(db: Database, hunt: Hunt, returned: number): Promise<HuntGuessWire[]> {
  const rows = await guessRows(db)
    .where(eq(huntGuesses.huntId, hunt.id))
    .orderBy(...toOrder(hunt, returned))
    .limit(shown);
  return rows.map(toGuess);
}

function toOrder({ endBalance, collectBalance }: Hunt, returned: number) {
  const sent = [huntGuesses.submittedAt, huntGuesses.id];
  if (endBalance !== null) return [huntGuesses.rank, ...sent];
  if (collectBalance === null) return sent;
  return [sql`abs(${huntGuesses.endBalance} - ${collectBalance + returned})`, ...sent];
}
