import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { HuntCancelInput } from '@/contract/bonus-hunts';
import type { Writing } from '../../context';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { tellCancelled } from '../prizes/tell-result';

/** A hunt that is settled has given its prizes. */
const cancellable = ['collecting', 'guessing_locked', 'opening', 'completed'] as const;

/**
 * Cancels a hunt: it has no end any more, its guesses no rank and no prizes, and everybody who guessed is told why. The state is compared
 * in the statement that sets it: of a cancellation, another one and the prizes one holds (ADR 134), and it waits for guesses that
 * are under way. `conflict` once it is settled or cancelled, `not_found` for an unknown hunt or a draft.
 */
export async function cancelHunt(
  { tx }: Pick<Writing, 'tx'>,
  { slug, input: { reason } }: { readonly slug: string; readonly input: HuntCancelInput },
): Promise<void> {
  const { id, title, state } = bonusHunts;
  const [hunt] = await tx
    .update(bonusHunts)
    .set({ state: 'cancelled', endBalance: null, completedAt: null })
    .where(and(eq(bonusHunts.slug, slug), inArray(state, [...cancellable])))
    .returning({ id, slug: bonusHunts.slug, title });
  if (!hunt) throw new ServiceError((await isKnown(tx, slug)) ? 'conflict' : 'not_found');
  const userIds = await releaseGuesses(tx, hunt.id);
  await tellCancelled(tx, { area: 'hunt', ...hunt }, { userIds, reason });
}

/** Takes the ranks back where there are some; answers who guessed. */
async function releaseGuesses(tx: Transaction, id: number): Promise<string[]> {
  const { huntId, rank, userId } = huntGuesses;
  await tx
    .update(huntGuesses)
    .set({ rank: null, diff: null })
    .where(and(eq(huntId, id), isNotNull(rank)));
  const guesses = await tx.select({ userId }).from(huntGuesses).where(eq(huntId, id));
  return guesses.map((guess) => guess.userId);
}

async function isKnown(tx: Transaction, slug: string): Promise<boolean> {
  return (await tx.$count(bonusHunts, and(eq(bonusHunts.slug, slug), huntKind.shown()))) > 0;
}
